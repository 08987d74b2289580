import { Icon, type IconName } from '@/components/icon';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import styles from './home-page.module.css';

const Today = lazyPart(async () => (await import('./today')).Today);

interface HomePageProps {
  isSignedIn: boolean;
}

/** The home page (spec §1): what has to be done before the work can begin, and what waits today. */
export function HomePage({ isSignedIn }: HomePageProps) {
  return (
    <Page heading="Главная страница">
      <p className={styles.text}>
        Для работы необходимо войти в систему и настроить интеграции: репозиторий разработки,
        облачное хранилище и сервис планировщика.
      </p>
      {isSignedIn && (
        <p className={styles.text}>
          Вы вошли в систему. Подключённые сервисы показаны в вашем профиле.
        </p>
      )}
      <div className={styles.actions}>
        {isSignedIn && (
          <ButtonLink to="/projects" search={{ filter: 'InProgress' }} variant="contained">
            Перейти к проектам
          </ButtonLink>
        )}
        <ButtonLink to="/profile" variant={isSignedIn ? 'outlined' : 'contained'}>
          Настроить интеграции
        </ButtonLink>
      </div>
      {isSignedIn ? (
        <Today />
      ) : (
        <div className={styles.integrations}>
          <Integration icon="code" name="Репозиторий разработки">
            Коммиты студентов и активность по каждому проекту.
          </Integration>
          <Integration icon="cloud" name="Облачное хранилище">
            Папки проектов и заданий. Нужно, чтобы вести проекты и назначать задания.
          </Integration>
          <Integration icon="calendar" name="Сервис планировщика">
            Календарь консультаций. Нужен, чтобы назначать встречи.
          </Integration>
        </div>
      )}
    </Page>
  );
}

interface IntegrationProps {
  icon: IconName;
  name: string;
  children: string;
}

function Integration({ icon, name, children }: IntegrationProps) {
  return (
    <div className={styles.integration}>
      <Icon name={icon} size="medium" />
      <h2>{name}</h2>
      <p>{children}</p>
    </div>
  );
}
