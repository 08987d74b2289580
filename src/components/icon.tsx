import styles from './icon.module.css';

/** Paths of 24 × 24 icons, stroked in the text colour. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  alert:
    'M12 9v4m0 3.5v.01M10.3 4.2 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  arrowDown: 'M12 4.5v15m-6-6 6 6 6-6',
  brand: 'M22 9 12 4 2 9l10 5 10-5Zm-16 2.5V16c0 1.5 2.7 3 6 3s6-1.5 6-3v-4.5M22 9v6',
  calendar:
    'M8 2.5v4m8-4v4M3.5 10h17M5.5 4.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z',
  calendarAdd:
    'M8 2.5v4m8-4v4M3.5 10h17v-3.5a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2H12m6.5-7v7m-3.5-3.5h7',
  chart: 'M4 20.5h16M6.5 17v-6m5.5 6V5m5.5 12v-9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  checkCircle: 'm8 12.3 2.8 2.8L16 9.5M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  clock: 'M12 7v5l3 2m6.5-2a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  cloud: 'M17.5 19.5H8a6 6 0 1 1 1.3-11.9A6.5 6.5 0 0 1 21 12a4 4 0 0 1-3.5 7.5Z',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5',
  commit: 'M2.5 12H8.5m7 0h6M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  delete: 'M4 6.5h16m-10.5 4v6m5-6v6M6 6.5l1 13a2 2 0 0 0 2 1.5h6a2 2 0 0 0 2-1.5l1-13m-9 0v-3h6v3',
  document:
    'M14 2.5H7a2 2 0 0 0-2 2v15a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-12l-5-5Zm0 0v5h5M9 13h6m-6 4h4',
  edit: 'M4 20h4L19.5 8.5a2.8 2.8 0 0 0-4-4L4 16v4Zm9.5-13.5 4 4',
  enter: 'M10 17l5-5-5-5m5 5H3.5M14 3.5h4.5a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H14',
  error: 'M12 7.5v5.5m0 3v.01M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  exit: 'm15.5 17 5-5-5-5m5 5H9m1-8.5H5.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2H10',
  folder:
    'M3.5 18.5v-13a1.5 1.5 0 0 1 1.5-1.5h4.5l2.5 3h7a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5Z',
  home: 'm3 11 9-7.5 9 7.5M5.5 9.5v10a1 1 0 0 0 1 1H10v-6h4v6h3.5a1 1 0 0 0 1-1v-10',
  inbox:
    'M3 13.5h5l1.5 3h5l1.5-3h5M5.5 5 3 13.5v5a1.5 1.5 0 0 0 1.5 1.5h15a1.5 1.5 0 0 0 1.5-1.5v-5L18.5 5a1.5 1.5 0 0 0-1.4-1H6.9a1.5 1.5 0 0 0-1.4 1Z',
  info: 'M12 11v5.5m0-8.5v.01M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z',
  moon: 'M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11Z',
  more: 'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  open: 'M14 4h6v6m0-6-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  person: 'M4.5 20.5c.8-3.6 3.7-6 7.5-6s6.7 2.4 7.5 6M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  search: 'm20.5 20.5-5-5m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  sun: 'M12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  task: 'M9 4.5H6.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-13a2 2 0 0 0-2-2H15M9 3.5h6v3H9v-3Zm-.5 10 2.5 2.5 4.5-5',
} as const;

export type IconName = keyof typeof PATHS;

/** In rem: beside text, alone in a bar, in an empty page. */
const SIZES = { small: '1.25rem', medium: '1.5rem', large: '2rem' };

interface IconProps {
  name: IconName;
  size?: keyof typeof SIZES;
}

/** An icon beside text that says the same; hidden from assistive tools. */
export function Icon({ name, size = 'small' }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={SIZES[size]}
      height={SIZES[size]}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
