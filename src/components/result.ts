import type { ReactNode } from 'react';

/** Outcome of a submitted form, for `ResultDialog`. */
export interface Result {
  success: boolean;
  title: string;
  text?: ReactNode;
  /** A second paragraph. */
  note?: string;
  /** The server's message for the support, without secrets. */
  details?: string | undefined;
  /** Next step, beside 'ОК'. */
  next?: ReactNode;
}

/** A failure with its code, in the words of spec §8. */
export function failedResult(
  title: string,
  { status, details }: { status: number; details: string | undefined },
): Result {
  return {
    success: false,
    title,
    details,
    text: `Код ошибки: ${status}. Обратитесь в службу поддержки, если проблема не устранится.`,
  };
}
