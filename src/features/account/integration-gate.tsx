import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Spinner } from '@/components/spinner';
import { integrationsOptions } from '@/queries/account';

const here = (
  <AppLink to="/profile" underline="always">
    здесь
  </AppLink>
);

const MISSING = {
  cloudDrive: {
    text: <>Вы еще не подключили облачное хранилище, это можно сделать {here}</>,
  },
  planner: { title: 'Планировщик не подключён', text: <>Подключить его можно {here}</> },
};

interface IntegrationGateProps {
  /** What has to be connected before the content makes sense (spec §6). */
  needs: keyof typeof MISSING;
  children: ReactNode;
}

/**
 * Shows its content to a professor with the integration, and the way to it to the others; a failed
 * call counts as "not connected" until a later one succeeds (spec §4, decisions §2.9).
 */
export function IntegrationGate({ needs, children }: IntegrationGateProps) {
  const integrations = useQuery(integrationsOptions());
  if (integrations.data?.[needs]) return children;
  if (!integrations.isFetched) return <Spinner />;
  const { text, ...missing } = MISSING[needs];
  return (
    <Notice tint="info" role="note" {...missing}>
      {text}
    </Notice>
  );
}
