import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BatchPanel } from '../batch/batch-panel';
import type { Batch, BatchItem } from '../batch/use-batch';
import { Button } from '../button';
import { FormElement } from '../form/form';
import { FormSheet } from '../form/form-sheet';
import { useFormValues } from '../form/use-form-values';
import type { KeptForm } from '../form/use-kept-form';
import shared from '../shared.module.css';

interface GridFormProps<Values extends FieldValues, Item extends BatchItem>
  extends Pick<ComponentProps<typeof BatchPanel>, 'heading' | 'doneText' | 'next' | 'formKey'> {
  form: Omit<KeptForm<Values>, 'accept'>;
  batch: Batch<Item>;
  /** What is left to be sent of the values. */
  itemsOf: (values: Values) => readonly Item[];
  /** Text of the submit button. */
  submitLabel: (count: number) => string;
  /** The values cannot be sent for a reason shown elsewhere. */
  isBlocked?: boolean;
  /** Sends the form otherwise than by the batch. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  isPending?: boolean;
  /** The grid, and fields for all of its rows. */
  children: ReactNode;
}

/** The form around a grid whose rows a batch sends, always as they are shown. */
export function GridForm<Values extends FieldValues, Item extends BatchItem>({
  form,
  batch,
  itemsOf,
  submitLabel,
  isBlocked = false,
  onSubmit,
  isPending,
  children,
  ...panel
}: GridFormProps<Values, Item>) {
  const count = itemsOf(useFormValues(form.control)).length;
  const withItems = (send: (items: readonly Item[]) => void) =>
    form.handleSubmit((values) => send(itemsOf(values)));
  return (
    <div className={shared.stack}>
      <BatchPanel
        {...panel}
        batch={{
          ...batch,
          sendAgain: (state) => void withItems((items) => batch.sendAgain(state, items))(),
        }}
      />
      <FormSheet>
        <FormElement form={form} onSubmit={onSubmit ?? withItems(batch.begin)}>
          {children}
          <div>
            <Button
              type="submit"
              variant="contained"
              isPending={isPending}
              disabled={batch.isRunning || count === 0 || isBlocked}
            >
              {submitLabel(count)}
            </Button>
          </div>
        </FormElement>
      </FormSheet>
    </div>
  );
}
