import { Icon, type IconName } from '@/components/icon';
import { classes } from '@/lib/classes';
import styles from './integration-state.module.css';

const ICONS = {
  connected: 'checkCircle',
  unfinished: 'alert',
  broken: 'error',
  missing: 'info',
} as const satisfies Record<string, IconName>;

interface IntegrationStateProps {
  state: keyof typeof ICONS;
  children: string;
}

/** The state of an integration as colour, icon and text (spec §2.14). */
export function IntegrationState({ state, children }: IntegrationStateProps) {
  return (
    <div className={classes(styles.state, styles[state])}>
      <Icon name={ICONS[state]} />
      <p>{children}</p>
    </div>
  );
}
