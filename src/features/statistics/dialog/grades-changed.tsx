import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { Grades } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { showDecimal } from '@/lib/decimal';
import { ReviewTable } from '../grades/review-table';
import styles from './grades-changed.module.css';

interface GradesChangedProps {
  /** The grades on the server. */
  grades: Grades | undefined;
  /** The next save overwrites these, unless some of them cannot be read. */
  onKeepMine: () => void;
}

/** Tells that the grades were changed elsewhere; the form keeps its values (decisions §2.11). */
export function GradesChanged({ grades, onKeepMine }: GradesChangedProps) {
  const [isShown, setIsShown] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // It is above the fields, so it may be scrolled out of view.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={top} className={shared.stack}>
      <Notice
        tint="warning"
        role="alert"
        actions={
          <>
            <Button
              variant="outlined"
              size="row"
              aria-expanded={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              Показать
            </Button>
            {lostIn(grades) === 0 && (
              <Button type="submit" variant="outlined" size="row" onClick={onKeepMine}>
                Сохранить мои
              </Button>
            )}
          </>
        }
      >
        <p>Оценки изменены в другом окне</p>
        <UnreadableRecords count={lostIn(grades)} />
      </Notice>
      {isShown && (
        <section aria-label="Оценки на сервере" className={styles.served}>
          <p>
            Оценка за защиту:{' '}
            {showDecimal(grades?.defence) ?? (grades?.lost ? 'нет данных' : 'нет')}
          </p>
          <ReviewTable review={grades?.review} />
        </section>
      )}
    </div>
  );
}
