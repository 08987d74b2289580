import { IconButton } from '@/components/button';
import { DataText } from '@/components/data-text';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import type { Application } from '@/domain/application';
import { toId } from '@/lib/id';
import styles from './approval-notice.module.css';

interface ApprovalNoticeProps {
  /** The application that was approved last; `undefined` when there is nothing to tell. */
  approved: Application | undefined;
  onClose: () => void;
}

/**
 * Offers the way on after an approval: a new project with this student. It floats, so that the
 * list under the professor's pointer does not move, and stays until it is closed.
 */
export function ApprovalNotice({ approved, onClose }: ApprovalNoticeProps) {
  if (!approved) return null;
  return (
    <>
      {/* Room for the last row of the list above what floats. */}
      <div className={styles.room} />
      {/* A toast with a link and a button is no `output`, which holds a text. */}
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
