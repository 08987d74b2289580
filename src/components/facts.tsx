import type { ReactNode } from 'react';
import { DataText } from './data-text';
import styles from './facts.module.css';

interface FactsProps {
  /** Name and value; a fact without a value is left out. */
  facts: readonly { name: string; value: ReactNode }[];
}

/** What is known of a thing, one fact a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value }) =>
          value !== undefined &&
          value !== null &&
          value !== '' && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                <DataText>{value}</DataText>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
