import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { Grades } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { showDecimal } from '@/lib/decimal';
import { ReviewTable } from './review-table';

interface GradesChangedProps {
  /** The grades on the server. */
  grades: Grades | undefined;
  /** 'Сохранить мои' sends the form it stands in. */
  isSubmit?: boolean;
  /** Called before that form is sent. */
  onKeepMine: () => void;
}

/** Tells that the grades were changed elsewhere; what was typed stays (decisions §2.11). */
export function GradesChanged({ grades, isSubmit = false, onKeepMine }: GradesChangedProps) {
  const [isShown, setIsShown] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // It may be scrolled out of view, such as above the fields of a dialog.
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
              <Button
                type={isSubmit ? 'submit' : 'button'}
                variant="outlined"
                size="row"
                onClick={onKeepMine}
              >
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
        <section aria-label="Оценки на сервере" className={shared.stack}>
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
