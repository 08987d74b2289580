import { type ComponentProps, type ReactNode, useState } from 'react';
import { type ActionOptions, useAction } from '@/components/action/use-action';
import { DataText } from '@/components/data-text';
import { Notice } from '@/components/notice';
import { Question } from '@/components/question';
import styles from './batch-question.module.css';

interface BatchQuestionProps<Values>
  extends Omit<ComponentProps<typeof Question>, 'children' | 'isPending' | 'onConfirm'> {
  rows: readonly Values[];
  /** Names what each row changes. */
  nameOf: (values: Values) => string;
  /** Starts the batch. */
  action: ActionOptions<void, readonly Values[]>;
  /** Why the batch was not started; `undefined` if that is unknown. */
  failureText: (error: Error) => string | undefined;
  /** The rows are stored, and the first is about to be sent. */
  onBegun: () => void;
  /** Content above the list of names, which may be long. */
  children?: ReactNode;
}

/** Lists what a batch is about to change, and starts it after a confirmation. */
export function BatchQuestion<Values>({
  rows,
  nameOf,
  action: options,
  failureText,
  onBegun,
  children,
  ...question
}: BatchQuestionProps<Values>) {
  const action = useAction(options);
  const [failure, setFailure] = useState<string>();

  function begin() {
    setFailure(undefined);
    void action.mutate(rows, {
      onSuccess: () => {
        question.onClose();
        onBegun();
      },
      onFailure: (error) =>
        setFailure(failureText(error) ?? 'Не удалось начать. Ничего не отправлено.'),
    });
  }

  return (
    <Question {...question} isPending={action.isPending} onConfirm={begin}>
      {children}
      <ul className={styles.names}>
        {rows.map((values, index) => (
          // Names may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <DataText>{nameOf(values)}</DataText>
          </li>
        ))}
      </ul>
      {failure && (
        <Notice tint="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Question>
  );
}
