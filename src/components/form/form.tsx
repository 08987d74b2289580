import type { FieldValues } from 'react-hook-form';
import { FormElement, type FormElementProps } from './form-element';
import { LeaveGuard } from './leave-guard';

/**
 * The form of a page: a `FormElement` that asks before the page is left with a draft (decisions §4).
 */
export function Form<Values extends FieldValues>(props: FormElementProps<Values>) {
  const { draft, discard } = props.form;
  return (
    <>
      <FormElement {...props} />
      <LeaveGuard draft={draft} onDiscard={discard} />
    </>
  );
}
