import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { Meeting } from '@/domain/meeting';
import { shownTime } from './report-rows';
import { breakdown, PARTS, type Part, type PartTotal } from './report-totals';
import styles from './report-totals-section.module.css';

/** Parts shown by name; the rest are summed up. */
const SHOWN_PARTS = 50;

interface ReportTotalsProps {
  /** The meetings of the report. */
  meetings: readonly Meeting[];
}

/** The hours of the report by project, student and month. */
export function ReportTotals({ meetings }: ReportTotalsProps) {
  const id = useId();
  const [part, setPart] = useState<Part>('project');
  const totals = useMemo(() => breakdown(meetings, part), [meetings, part]);
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.totals}>
      <div className={styles.head}>
        <h3 id={`${id}-heading`}>Итоги</h3>
        <PartTabs id={id} part={part} onChange={setPart} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${part}`}
        // Makes the scrolling container reachable by keyboard.
        tabIndex={0}
        className={styles.panel}
      >
        <TotalsList totals={totals} />
      </div>
    </section>
  );
}

interface PartTabsProps {
  id: string;
  part: Part;
  onChange: (part: Part) => void;
}

/** A single Tab stop; arrow keys move between the tabs and choose one. */
function PartTabs({ id, part, onChange }: PartTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent) {
    const index = PARTS.findIndex((one) => one.part === part);
    const last = PARTS.length - 1;
    const steps: Record<string, number> = {
      ArrowLeft: index === 0 ? last : index - 1,
      ArrowRight: index === last ? 0 : index + 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    const chosen = next === undefined ? undefined : PARTS[next];
    if (next === undefined || !chosen) return;
    event.preventDefault();
    onChange(chosen.part);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="Разрез" className={styles.tabs}>
      {PARTS.map((one) => (
        <button
          key={one.part}
          type="button"
          role="tab"
          id={`${id}-${one.part}`}
          aria-selected={one.part === part}
          aria-controls={`${id}-panel`}
          tabIndex={one.part === part ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(one.part)}
          onKeyDown={go}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}

/** A list, because the only table of the dialog is the report itself. */
function TotalsList({ totals }: { totals: readonly PartTotal[] }) {
  const rest = totals.slice(SHOWN_PARTS);
  const lines = totals.slice(0, SHOWN_PARTS);
  if (rest.length > 0)
    lines.push({ key: 'rest', name: `Остальные (${rest.length})`, ...sum(rest) });
  return (
    <dl className={styles.list}>
      {[...lines, { key: 'all', name: 'Всего', ...sum(totals) }].map(
        ({ key, name, count, minutes }) => (
          <div key={key} className={styles.line}>
            <dt>{name}</dt>
            <dd>встреч: {count}</dd>
            <dd>{shownTime(minutes)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function sum(totals: readonly PartTotal[]): Pick<PartTotal, 'count' | 'minutes'> {
  let count = 0;
  let minutes = 0;
  for (const total of totals) {
    count += total.count;
    minutes += total.minutes;
  }
  return { count, minutes };
}
