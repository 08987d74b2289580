import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };
const BESIDE: Record<string, string | undefined> = { ArrowLeft: 'input', ArrowRight: 'a' };

/**
 * Moves the focus by arrow keys: up and down to the same control (link or checkbox) of the row above or
 * below, which is always rendered; left and right between the link and the checkbox of the row.
 */
export function leadOn(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key] ?? 0;
  const target = step === 0 ? BESIDE[event.key] : event.currentTarget.localName;
  const row = event.currentTarget.closest('tr');
  if (!target || !row) return;
  event.preventDefault();
  const index = Number(row.dataset['index']) + step;
  row.parentElement?.querySelector<HTMLElement>(`[data-index="${index}"] ${target}`)?.focus();
}
