import type { ReactNode } from 'react';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import type { IntegrationKind } from '@/domain/account';

const here = (
  <AppLink to="/profile" underline="always">
    здесь
  </AppLink>
);

const NOTICES: Record<IntegrationKind, { title?: string; text: ReactNode }> = {
  cloudDrive: {
    text: <>Вы еще не подключили облачное хранилище, это можно сделать {here}</>,
  },
  planner: { title: 'Планировщик не подключён', text: <>Подключить его можно {here}</> },
  repositoryHub: { title: 'GitHub не подключён', text: <>Подключить его можно {here}</> },
};

/** Says that an integration is not connected, with a link to the profile (spec §2.10, §2.12). */
export function MissingIntegration({ kind }: { kind: IntegrationKind }) {
  const { text, ...title } = NOTICES[kind];
  return (
    <Notice tint="info" role="note" {...title}>
      {text}
    </Notice>
  );
}
