import { type Choice, keepChoice, readChoice } from '@/lib/kept-choice';
import type { ReportFilters } from '@/schemas/meeting-forms';

/** The filters that are remembered for the next report (decisions §2.16). */
export type ReportChoice = Pick<ReportFilters, 'isPast' | 'isTaken'>;

const PAGE = 'report';
const ON = 'on';

/** The filters of the account's last report. */
export function readReportChoice(account: string): ReportChoice {
  const { isPast, isTaken } = readChoice(account, PAGE);
  return { isPast: isPast === ON, isTaken: isTaken === ON };
}

export function keepReportChoice(account: string, change: Partial<ReportChoice>): void {
  const texts: Choice = {};
  for (const [name, isOn] of Object.entries(change)) texts[name] = isOn ? ON : undefined;
  keepChoice(account, PAGE, texts);
}
