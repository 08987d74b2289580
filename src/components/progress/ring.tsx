import styles from './ring.module.css';

interface RingProps {
  /** 0 to 100. */
  percent: number;
}

/** Ring chart of a share; the numbers beside it are its text alternative. */
export function Ring({ percent }: RingProps) {
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
