import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import shared from '@/components/shared.module.css';
import { integrationsOptions } from '@/queries/account';

/**
 * Warns that the connected planner has no chosen calendar, before the user fills in a form that the server
 * may refuse for that reason (decisions §5.29). Empty when a calendar is chosen.
 */
export function CalendarNotice() {
  const { data: integrations } = useQuery(integrationsOptions());
  const planner = integrations?.planner;
  if (!planner || planner.calendar) return null;
  return (
    <div className={shared.above}>
      <Notice
        tint="warning"
        role="note"
        title="Календарь не выбран"
        actions={
          <ButtonLink to="/integration/setplanner" variant="outlined" size="row">
            Выбрать календарь
          </ButtonLink>
        }
      >
        Выберите календарь, в который записывать встречи.
      </Notice>
    </div>
  );
}
