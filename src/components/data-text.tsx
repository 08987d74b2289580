import type { ReactNode } from 'react';

interface DataTextProps {
  children: ReactNode;
  /**
   * Prose, which a browser may translate; names, themes, addresses and codes are `translate="no"`.
   */
  isProse?: boolean;
}

/**
 * Data within a line of text, such as an Arabic name or one with an open U+202E: isolated, so that it does
 * not reorder its neighbours (decisions §2.26).
 */
export function DataText({ children, isProse = false }: DataTextProps) {
  return <bdi translate={isProse ? undefined : 'no'}>{children}</bdi>;
}

/** The same for an element that contains nothing but data. */
export const DATA_TEXT = { dir: 'auto', translate: 'no' } as const;
