import type { ComponentProps, ReactNode } from 'react';
import { type ActionOptions, useAction } from '@/components/action/use-action';
import { DataText } from '@/components/data-text';
import { Question } from '@/components/question';
import styles from './batch-question.module.css';

interface BatchQuestionProps<Values>
  extends Omit<
    ComponentProps<typeof Question>,
    'action' | 'details' | 'failureText' | 'onConfirm'
  > {
  rows: readonly Values[];
  /** Names what each row changes. */
  nameOf: (values: Values) => string;
  /** Starts the batch. */
  action: ActionOptions<void, readonly Values[]>;
  /** Why the batch was not started; `undefined` if that is unknown. */
  failureText: (error: Error) => string | undefined;
  /** The rows are stored, and the first is about to be sent. */
  onBegun: () => void;
  /** Fields above the list of names, which may be long. */
  fields?: ReactNode;
}

/** Most names in the list: more would be read by nobody, and laid out by the browser all the same. */
const MOST_NAMES = 100;

/** Lists what a batch is about to change, and starts it after a confirmation. */
export function BatchQuestion<Values>({
  rows,
  nameOf,
  action: options,
  failureText,
  onBegun,
  fields,
  ...question
}: BatchQuestionProps<Values>) {
  const action = useAction(options);

  function begin() {
    void action.mutate(rows, {
      onSuccess: () => {
        question.onClose();
        onBegun();
      },
    });
  }

  return (
    <Question
      {...question}
      action={action}
      failureText={(error) => failureText(error) ?? 'Не удалось начать. Ничего не отправлено.'}
      onConfirm={begin}
      details={
        <>
          {fields}
          <ul className={styles.names}>
            {rows.slice(0, MOST_NAMES).map((values, index) => (
              // Names may repeat.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <DataText>{nameOf(values)}</DataText>
              </li>
            ))}
            {rows.length > MOST_NAMES && <li>ещё {rows.length - MOST_NAMES}</li>}
          </ul>
        </>
      }
    />
  );
}
