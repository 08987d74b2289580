import styles from './ring.module.css';

/**
 * Ring chart of a share, 0 to 100, with the share in it; the numbers beside it are its text alternative, so that what stands in
 * it is no second text of the page.
 */
export function Ring({ percent }: { percent: number }) {
  return (
    <span aria-hidden className={styles.ring} data-percent={`${percent}%`}>
      <svg viewBox="0 0 40 40">
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
    </span>
  );
}
