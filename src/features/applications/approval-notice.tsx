import { IconButton } from '@/components/button';
import { DataText } from '@/components/data-text';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import type { Application } from '@/domain/application';
import { toId } from '@/lib/id';
import styles from './approval-notice.module.css';

interface ApprovalNoticeProps {
  /** The application approved last; `undefined` shows nothing. */
  approved: Application | undefined;
  onClose: () => void;
}

/**
 * After an approval, offers to register a project with the student. It floats over the page, so the list
 * under the pointer does not move, and stays until it is closed.
 */
export function ApprovalNotice({ approved, onClose }: ApprovalNoticeProps) {
  if (!approved) return null;
  return (
    <>
      {/* Keeps the last row of the list clear of the floating notice. */}
      <div className={styles.room} />
      {/* `output` may hold text only, and this holds a link and a button. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div key={approved.id} role="status" className={styles.notice}>
        <Icon name="checkCircle" />
        <span>
          Заявка одобрена: <DataText>{approved.student.name}</DataText>.{' '}
          <AppLink
            to="/scientificleadership/add"
            search={{ student: toId(String(approved.studentId)) }}
            underline="always"
          >
            Добавить проект
          </AppLink>
        </span>
        <IconButton icon="close" label="Закрыть" size="row" onClick={onClose} />
      </div>
    </>
  );
}
