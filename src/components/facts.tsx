import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import shared from './shared.module.css';

interface FactsProps {
  /** Names and values; facts without a value are left out. */
  facts: readonly { name: string; value: ReactNode; className?: string | false }[];
  /** Their layout; one below the other unless given. */
  className?: string;
}

/** A definition list. */
export function Facts({ facts, className = shared.stack }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(
        ({ name, value, className: look }) =>
          value !== undefined &&
          value !== null &&
          value !== '' && (
            <div key={name} className={classes(look)}>
              <dt className={shared.quiet}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
