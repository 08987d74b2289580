import { Button, IconButton } from '@/components/button';
import styles from './week-navigation.module.css';

interface WeekNavigationProps {
  title: string;
  titleId: string;
  isEmpty: boolean;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
}

/** Which week is shown, and the way to others. */
export function WeekNavigation({
  title,
  titleId,
  isEmpty,
  onPrevious,
  onToday,
  onNext,
}: WeekNavigationProps) {
  return (
    <div className={styles.navigation}>
      <IconButton icon="chevronLeft" label="Предыдущая неделя" onClick={onPrevious} />
      <IconButton icon="chevronRight" label="Следующая неделя" onClick={onNext} />
      <Button onClick={onToday}>Сегодня</Button>
      <h2 id={titleId} aria-live="polite">
        {title}
      </h2>
      {isEmpty && <p className={styles.empty}>На этой неделе встреч нет</p>}
    </div>
  );
}
