import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { integrationsOptions } from '@/queries/account';
import styles from './calendar-notice.module.css';

/**
 * Notice that the connected planner has no calendar, shown before the professor types something that the
 * server may refuse (decisions §5.29); nothing if there is a calendar.
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
