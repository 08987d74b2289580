import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '@/components/notice';
import type { Result } from '@/components/result';
import { ResultDialog } from '@/components/result-dialog';
import { useDialog } from '@/components/use-dialog';
import styles from './form-page.module.css';
import { FormSubmit, useIsRepetition } from './form-submit';
import { LeaveGuard } from './leave-guard';
import { type DraftForm, type DraftFormProps, useDraftForm } from './use-draft-form';
import { type FormAction, useFormAction } from './use-form-action';
import { useFormValues } from './use-form-values';

interface FormPageProps<Values extends FieldValues, Body, Data>
  extends DraftFormProps<Values>,
    FormAction<Values, Body, Data> {
  /** What is told of a success; nothing where the page is left for another. */
  onSuccess: (data: Data, sent: Body) => Result | undefined;
  /**
   * What is told of a failure: in a dialog, or in a sentence above the fields. `resend` sends what
   * was typed once more, as another body.
   */
  onFailure: (error: Error, sent: Body, resend: (body: Body) => void) => Result | string;
  submit: string;
  isBlocked?: ((values: Values) => boolean) | undefined;
  /** Why nothing can be sent, where the fields do not say so. */
  blockedNote?: string;
  /** Stands under the fields while they hold just what was accepted. */
  acceptedNote?: ReactNode;
  /** Id of the heading that names the form, where it is not the page's. */
  labelledBy?: string;
  /** Leaving is not asked about: what the form holds is typed in no time. */
  isLight?: boolean;
  maxWidth?: number;
  /** What stands beside the form where there is room, below it where there is none. */
  renderAside?: (form: DraftForm<Values>) => ReactNode;
  /** Fields that stand above the form proper. */
  renderAbove?: (form: DraftForm<Values>) => ReactNode;
  /** The fields. */
  children: (form: DraftForm<Values>) => ReactNode;
  /** Stands in the same frame, below the button. */
  footer?: ReactNode;
}

/**
 * The shell of every form that stands on a page: it sends, waits, tells what came of it, keeps the
 * draft and asks before the page is left (decisions §4). One draft, one form: another name starts a
 * form anew.
 */
export function FormPage<Values extends FieldValues, Body, Data>(
  props: FormPageProps<Values, Body, Data>,
) {
  return <PageForm key={props.draft} {...props} />;
}

function PageForm<Values extends FieldValues, Body, Data>({
  onSuccess,
  onFailure,
  submit: label,
  isBlocked,
  blockedNote,
  renderAside,
  renderAbove,
  acceptedNote,
  labelledBy,
  isLight = false,
  maxWidth = 640,
  children,
  footer,
  ...props
}: FormPageProps<Values, Body, Data>) {
  const form = useDraftForm(props);
  const [failure, setFailure] = useState<string>();
  const result = useDialog<Result>();
  function tell(told: Result | undefined) {
    if (told) result.show(told);
  }

  const { submit, isPending } = useFormAction(form, props, (sent, { resend }) => ({
    onSuccess: (data) => {
      setFailure(undefined);
      tell(onSuccess(data, sent));
    },
    onFailure: (error) => {
      const told = onFailure(error, sent, resend);
      setFailure(typeof told === 'string' ? told : undefined);
      if (typeof told !== 'string') tell(told);
    },
  }));

  return (
    <>
      <div className={renderAside && styles.beside}>
        <div
          className={styles.sheet}
          style={renderAside ? undefined : { maxWidth: `${maxWidth / 16}rem` }}
        >
          {renderAbove && <div className={styles.above}>{renderAbove(form)}</div>}
          <form noValidate aria-labelledby={labelledBy} className={styles.fields} onSubmit={submit}>
            {failure && (
              <Notice tint="danger" role="alert">
                {failure}
              </Notice>
            )}
            {children(form)}
            {acceptedNote && <AcceptedNote form={form}>{acceptedNote}</AcceptedNote>}
            <FormSubmit of={form} label={label} isPending={isPending} isBlocked={isBlocked} />
            {blockedNote && isBlocked && (
              <BlockedNote form={form} isBlocked={isBlocked}>
                {blockedNote}
              </BlockedNote>
            )}
            {footer}
          </form>
        </div>
        {renderAside?.(form)}
      </div>
      {!isLight && <LeaveGuard draft={form.draft} onDiscard={form.discard} />}
      {result.shown && (
        <ResultDialog key={result.shown.id} result={result.shown.subject} {...result.shown.life} />
      )}
    </>
  );
}

interface BlockedNoteProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  isBlocked: (values: Values) => boolean;
  children: string;
}

function BlockedNote<Values extends FieldValues>({
  form,
  isBlocked,
  children,
}: BlockedNoteProps<Values>) {
  if (!isBlocked(useFormValues(form.control))) return null;
  return <p className={styles.note}>{children}</p>;
}

interface AcceptedNoteProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  children: ReactNode;
}

function AcceptedNote<Values extends FieldValues>({ form, children }: AcceptedNoteProps<Values>) {
  return useIsRepetition(form) ? children : null;
}
