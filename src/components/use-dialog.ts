import { useCallback, useState } from 'react';

/** What a dialog is told about its life. */
export interface DialogLife {
  /** Closed, a dialog stays until it has faded, and does nothing more. */
  open: boolean;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited: () => void;
}

/** A dialog that stands on the screen: what it is about, and its life. */
export interface ShownDialog<Subject> {
  subject: Subject;
  /** Another one each time that the dialog is opened: the React key of the dialog. */
  id: number;
  life: DialogLife;
}

interface DialogState<Subject> {
  subject: Subject;
  id: number;
  isOpen: boolean;
}

let lastId = 0;

/**
 * The one dialog of a page part, and how to open it. Each opening is a life of its own: it starts
 * fresh, and what comes late for an earlier one cannot close it.
 */
export function useDialog<Subject = void>(): {
  shown: ShownDialog<Subject> | undefined;
  show: (subject: Subject) => void;
} {
  const [state, setState] = useState<DialogState<Subject>>();
  const show = useCallback((subject: Subject) => {
    lastId += 1;
    setState({ subject, id: lastId, isOpen: true });
  }, []);

  return { shown: state && { subject: state.subject, id: state.id, life: lifeOf(state) }, show };

  function lifeOf({ id, isOpen }: DialogState<Subject>): DialogLife {
    return {
      open: isOpen,
      onClose: () => setState((now) => (now?.id === id ? { ...now, isOpen: false } : now)),
      onExited: () => setState((now) => (now?.id === id && !now.isOpen ? undefined : now)),
    };
  }
}
