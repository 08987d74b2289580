import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '@/components/icon';
import styles from './integration-card.module.css';

interface IntegrationCardProps {
  heading: string;
  icon: IconName;
  children: ReactNode;
}

/** One kind of integration on the profile (spec §2.14). */
export function IntegrationCard({ heading, icon, children }: IntegrationCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <Icon name={icon} />
        <h2 id={headingId}>{heading}</h2>
      </div>
      {children}
    </section>
  );
}
