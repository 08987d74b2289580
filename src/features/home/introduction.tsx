import { Icon, type IconName } from '@/components/icon';
import shared from '@/components/shared.module.css';
import type { IntegrationKind } from '@/domain/account';

/** The introduction that spec §1 requires. */
export function Introduction() {
  return (
    <p>
      Для работы необходимо войти в систему и настроить интеграции: репозиторий разработки, облачное
      хранилище и сервис планировщика.
    </p>
  );
}

const PURPOSES: Record<IntegrationKind, { icon: IconName; name: string; text: string }> = {
  repositoryHub: {
    icon: 'code',
    name: 'Репозиторий разработки',
    text: 'Коммиты студентов',
  },
  cloudDrive: {
    icon: 'cloud',
    name: 'Облачное хранилище',
    text: 'Папки проектов и заданий',
  },
  planner: {
    icon: 'calendar',
    name: 'Сервис планировщика',
    text: 'Календарь консультаций',
  },
};

/** What an integration is for. */
export function Purpose({ kind }: { kind: IntegrationKind }) {
  const { icon, name, text } = PURPOSES[kind];
  return (
    <>
      <Icon name={icon} size="medium" />
      <div>
        <p className={shared.strong}>{name}</p>
        <p className={shared.quiet}>{text}</p>
      </div>
    </>
  );
}
