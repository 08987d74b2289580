import styles from './tasks-ring.module.css';

interface TasksRingProps {
  /** 0 to 100. */
  percent: number;
}

/** The share of the tasks that are done, as a ring; the numbers beside it are its text. */
export function TasksRing({ percent }: TasksRingProps) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={styles.ring}>
      <circle cx={20} cy={20} r={17} />
      {percent > 0 && (
        <circle
          cx={20}
          cy={20}
          r={17}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          className={styles.done}
        />
      )}
    </svg>
  );
}
