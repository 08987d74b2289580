import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { Button } from '@/components/button';
import { Form } from '@/components/form/form';
import { FormSelectField } from '@/components/form/form-select-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { findPlanner, type Planner } from '@/domain/account';
import { integrationsOptions, plannersOptions, setPlannerMutation } from '@/queries/account';
import { type PlannerForm as PlannerValues, plannerForm } from '@/schemas/account';

interface PlannerPageProps {
  /** Visitors may open the page, too (spec §2.1); for them no calendars are read. */
  isSignedIn: boolean;
  onSaved: () => void;
}

/** Chooses the calendar for meetings (spec §2.15, §5 "Planner selection"). */
export function PlannerPage({ isSignedIn, onSaved }: PlannerPageProps) {
  const list = useQuery({ ...plannersOptions(), enabled: isSignedIn });
  const integrations = useQuery({ ...integrationsOptions(), enabled: isSignedIn });
  const planners = list.data?.items ?? [];
  // Servers name the connected calendar by its name or by its id (decisions §1).
  const current = integrations.data?.planner?.calendar;
  const connected = planners.find(({ id, name }) => current === String(id) || current === name);
  const chosen = connected ? String(connected.id) : '';
  if (isSignedIn && !(list.isFetched && integrations.isFetched)) {
    return (
      <Page heading="Выбор календаря" isNarrow>
        <Spinner />
      </Page>
    );
  }
  return (
    <Page heading="Выбор календаря" isNarrow>
      <div className={shared.stack}>
        {!isSignedIn && (
          <Notice tint="info" role="note">
            Чтобы выбрать календарь,{' '}
            <AppLink
              to="/login"
              search={{ redirect: '/integration/setplanner' }}
              underline="always"
            >
              войдите в систему
            </AppLink>
            .
          </Notice>
        )}
        {isSignedIn && planners.length === 0 && (
          <PlannerListNotice
            isError={list.data === undefined}
            isFetching={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {/* Anew once the connected calendar is known, which is chosen at first. */}
        <PlannerForm key={chosen} planners={planners} chosen={chosen} onSaved={onSaved} />
      </div>
    </Page>
  );
}

interface PlannerFormProps extends Pick<PlannerPageProps, 'onSaved'> {
  planners: readonly Planner[];
  /** Id of the calendar that is connected now; `''` for none. */
  chosen: string;
}

function PlannerForm({ planners, chosen, onSaved }: PlannerFormProps) {
  const form = useDraftForm({
    draft: undefined,
    schema: plannerForm(planners),
    defaultValues: { planner: chosen },
    action: setPlannerMutation(),
    body: ({ planner }) => findPlanner(planners, planner)?.id ?? '',
    onSuccess: () => {
      onSaved();
      return undefined;
    },
    onFailure: () => 'Не удалось сохранить календарь. Попробуйте ещё раз.',
  });
  return (
    <FormSheet>
      <Form form={form}>
        <PlannerSelect control={form.control} planners={planners} />
        <FormSubmit form={form}>Сохранить</FormSubmit>
      </Form>
    </FormSheet>
  );
}

interface PlannerListNoticeProps {
  /** The list could not be read; otherwise it is empty. */
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says why there is no calendar to choose, and what to do about it. */
function PlannerListNotice({ isError, isFetching, onRetry }: PlannerListNoticeProps) {
  return (
    <Notice
      tint={isError ? 'warning' : 'info'}
      role="note"
      actions={
        <Button size="row" variant="outlined" isPending={isFetching} onClick={onRetry}>
          Обновить список
        </Button>
      }
    >
      {isError ? 'Не удалось загрузить список календарей. ' : 'Календарей пока нет. '}
      Если Google Calendar ещё не подключён, сначала{' '}
      <AppLink to="/integration/$service" params={{ service: 'googlecalendar' }} underline="always">
        подключите его
      </AppLink>
      .
    </Notice>
  );
}

interface PlannerSelectProps {
  control: Control<PlannerValues>;
  planners: readonly Planner[];
}

/**
 * The required choice of a calendar (spec §2.15); the form's value is its identifier as text. A kept value
 * that the list no longer has counts as not chosen. Calendars of the same name are told apart by their id.
 */
function PlannerSelect({ control, planners }: PlannerSelectProps) {
  const labelOf = ({ id, name }: Planner) => {
    const isOnly = planners.filter((planner) => planner.name === name).length === 1;
    return isOnly && name ? name : `${name || 'Без названия'} · ${id}`;
  };
  return (
    <FormSelectField
      control={control}
      name="planner"
      label="Календарь"
      required
      options={planners.map((planner) => ({ value: String(planner.id), label: labelOf(planner) }))}
    />
  );
}
