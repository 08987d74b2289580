import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { integrationsOptions } from '@/queries/account';
import styles from './calendar-notice.module.css';

/**
 * Says that the connected planner has no calendar yet, before anything is typed that a server without
 * one may refuse (decisions §5.29); nothing where there is a calendar.
 */
export function CalendarNotice() {
  const { data: integrations } = useQuery(integrationsOptions());
  const planner = integrations?.planner;
  if (!planner || planner.calendar) return null;
  return (
    <div className={styles.notice}>
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
