import type { ReactNode } from 'react';

/** What came of a submitted form, for `ResultDialog`. */
export interface Result {
  success: boolean;
  title: string;
  text?: ReactNode;
  /** What the server said, for the support; no secret is in it. */
  details?: string | undefined;
  /** The way on from here, beside 'ОК'. */
  next?: ReactNode;
  /** What can be done all the same, beside 'ОК'; it closes the dialog. */
  otherwise?: { label: string; run: () => void };
}

/** A failure with its code, in the words of the error catalogue (spec §8). */
export function failedResult(title: string, status: number, details?: string): Result {
  return {
    success: false,
    title,
    details,
    text: `Код ошибки: ${status}. Обратитесь в службу поддержки, если проблема не устранится.`,
  };
}
