import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/link';
import { Spinner } from '@/components/spinner';
import { integrationsOptions } from '@/queries/account';

const here = (
  <AppLink to="/profile" underline="always">
    здесь
  </AppLink>
);

const MISSING = {
  cloud_drive: <>Вы еще не подключили облачное хранилище, это можно сделать {here}</>,
  planner: (
    <>
      <AlertTitle>Планировщик не подключён</AlertTitle>
      Подключить его можно {here}
    </>
  ),
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
  return (
    <Alert severity="info" role="note">
      {MISSING[needs]}
    </Alert>
  );
}
