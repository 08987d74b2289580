import { AppLink } from './link';
import { Notice } from './notice';

const here = (
  <AppLink to="/profile" underline="always">
    здесь
  </AppLink>
);

const NOTICES = {
  cloudDrive: {
    text: <>Вы еще не подключили облачное хранилище, это можно сделать {here}</>,
  },
  planner: { title: 'Планировщик не подключён', text: <>Подключить его можно {here}</> },
  repositoryHub: { title: 'GitHub не подключён', text: <>Подключить его можно {here}</> },
};

/** Says that an integration is not connected, with a link to the profile (spec §2.10, §2.12). */
export function MissingIntegration({ kind }: { kind: keyof typeof NOTICES }) {
  const { text, ...title } = NOTICES[kind];
  return (
    <Notice tint="info" role="note" {...title}>
      {text}
    </Notice>
  );
}
