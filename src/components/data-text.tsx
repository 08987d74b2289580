import type { ReactNode } from 'react';

interface DataTextProps {
  children: ReactNode;
  /** Sentences, which a browser may translate; names, themes, addresses and codes stay as they are. */
  isProse?: boolean;
}

/**
 * A text of data within a line, such as a name in Arabic or one with an open U+202E: its direction turns
 * nothing that stands beside it (decisions §2.26).
 */
export function DataText({ children, isProse = false }: DataTextProps) {
  return <bdi translate={isProse ? undefined : 'no'}>{children}</bdi>;
}

/** The same for an element that holds one such text and nothing else. */
export const DATA_TEXT = { dir: 'auto', translate: 'no' } as const;
