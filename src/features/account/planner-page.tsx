import { useQuery } from '@tanstack/react-query';
import { FailedRead } from '@/components/failed-read';
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
import { plannerForm } from '@/schemas/account';

interface PlannerPageProps {
  /** Visitors may open the page, too (spec §2.1); for them no calendars are read. */
  isSignedIn: boolean;
  onSaved: () => void;
}

/** Chooses the calendar for meetings (spec §2.15, §5 "Planner selection"). */
export function PlannerPage({ isSignedIn, onSaved }: PlannerPageProps) {
  return (
    <Page heading="Выбор календаря" isNarrow>
      {isSignedIn ? (
        <ServedPlanners onSaved={onSaved} />
      ) : (
        <div className={shared.stack}>
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
          <PlannerForm planners={[]} chosen="" onSaved={onSaved} />
        </div>
      )}
    </Page>
  );
}

/** The form with the calendars of the server, above it why there is none to choose. */
function ServedPlanners({ onSaved }: Pick<PlannerPageProps, 'onSaved'>) {
  const { data: list, isFetched, refetch } = useQuery(plannersOptions());
  const integrations = useQuery(integrationsOptions());
  if (!isFetched || !integrations.isFetched) return <Spinner />;
  const planners = list?.items ?? [];
  // Servers name the connected calendar by its name or by its id (decisions §1).
  const current = integrations.data?.planner?.calendar;
  const connected = planners.find(({ id, name }) => current === String(id) || current === name);
  const chosen = connected ? String(connected.id) : '';
  return (
    <div className={shared.stack}>
      {!list && <FailedRead onRetry={refetch}>Не удалось загрузить список календарей</FailedRead>}
      {planners.length === 0 && (
        <Notice tint="info" role="note">
          {list && 'Календарей пока нет. '}
          Если Google Calendar ещё не подключён, сначала{' '}
          <AppLink
            to="/integration/$service"
            params={{ service: 'googlecalendar' }}
            underline="always"
          >
            подключите его
          </AppLink>
          .
        </Notice>
      )}
      {/* Anew once the connected calendar is known, which is chosen at first. */}
      <PlannerForm key={chosen} planners={planners} chosen={chosen} onSaved={onSaved} />
    </div>
  );
}

interface PlannerFormProps extends Pick<PlannerPageProps, 'onSaved'> {
  planners: readonly Planner[];
  /** Id of the calendar that is connected now; `''` for none. */
  chosen: string;
}

/** The required choice; the form's value is the id of a calendar as text. */
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
  /** Calendars of the same name are told apart by their id. */
  const labelOf = ({ id, name }: Planner) => {
    const isOnly = planners.filter((planner) => planner.name === name).length === 1;
    return isOnly && name ? name : `${name || 'Без названия'} · ${id}`;
  };
  return (
    <FormSheet>
      <Form form={form}>
        <FormSelectField
          control={form.control}
          name="planner"
          label="Календарь"
          required
          options={planners.map((planner) => ({
            value: String(planner.id),
            label: labelOf(planner),
          }))}
        />
        <FormSubmit form={form}>Сохранить</FormSubmit>
      </Form>
    </FormSheet>
  );
}
