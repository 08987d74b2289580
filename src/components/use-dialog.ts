import { useCallback, useState } from 'react';

/** Life cycle props of a dialog. */
export interface DialogLife {
  /** While closing, a dialog is still visible but inert. */
  open: boolean;
  onClose: () => void;
  /** The closing animation has ended. */
  onExited: () => void;
}

/** A shown dialog: its subject and life cycle. */
export interface ShownDialog<Subject> {
  subject: Subject;
  /** Unique per opening: the React key of the dialog. */
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
 * State of a dialog slot. Each opening is independent: it starts fresh, and late outcomes of an earlier one
 * cannot close it.
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
