import { Fragment, type ReactNode, useCallback, useState } from 'react';

/** Life cycle props of a dialog. */
export interface DialogLife {
  /** While closing, a dialog is still visible but inert. */
  open: boolean;
  onClose: () => void;
  /** The closing animation has ended. */
  onExited?: (() => void) | undefined;
}

export interface DialogSlot<Subject> {
  show: (subject: Subject) => void;
  /** Renders the dialog while it is shown, anew for each opening. */
  render: (dialog: (subject: Subject, life: DialogLife) => ReactNode) => ReactNode;
}

interface DialogState<Subject> {
  subject: Subject;
  id: number;
  isOpen: boolean;
}

let lastId = 0;

/**
 * State of a dialog slot. Each opening starts fresh, and late outcomes of an earlier opening cannot close it.
 */
export function useDialog<Subject = void>(): DialogSlot<Subject> {
  const [state, setState] = useState<DialogState<Subject>>();
  const show = useCallback((subject: Subject) => {
    lastId += 1;
    setState({ subject, id: lastId, isOpen: true });
  }, []);

  return {
    show,
    render: (dialog) =>
      state && <Fragment key={state.id}>{dialog(state.subject, lifeOf(state))}</Fragment>,
  };

  function lifeOf({ id, isOpen }: DialogState<Subject>): DialogLife {
    return {
      open: isOpen,
      onClose: () => setState((now) => (now?.id === id ? { ...now, isOpen: false } : now)),
      onExited: () => setState((now) => (now?.id === id && !now.isOpen ? undefined : now)),
    };
  }
}
