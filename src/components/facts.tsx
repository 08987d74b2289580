import type { ReactNode } from 'react';
import shared from './shared.module.css';

interface FactsProps {
  /** Names and values; facts without a value are left out. */
  facts: readonly { name: string; value: ReactNode }[];
}

/** A definition list, one fact per line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={shared.stack}>
      {facts.map(
        ({ name, value }) =>
          value !== undefined &&
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt className={shared.quiet}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
