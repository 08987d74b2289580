import type { ComponentProps, ReactNode } from 'react';
import { Question } from '@/components/question';
import styles from './batch-panel.module.css';

interface BatchQuestionProps
  extends Omit<ComponentProps<typeof Question>, 'action' | 'details' | 'failureText'> {
  names: readonly string[];
  /** Fields above the list of names, which may be long. */
  fields?: ReactNode;
}

/** Lists what a batch is about to change, and closes with the answer: the page shows what becomes of it. */
export function BatchQuestion({ names, fields, onConfirm, ...question }: BatchQuestionProps) {
  return (
    <Question
      {...question}
      onConfirm={() => {
        question.onClose();
        onConfirm();
      }}
      details={
        <>
          {fields}
          <ul className={styles.names}>
            {names.map((name, index) => (
              // Names may repeat.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{name}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
