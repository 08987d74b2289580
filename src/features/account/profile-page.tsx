import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { Page } from '@/components/page';
import { SkeletonRows, Spinner } from '@/components/spinner';
import { accountOptions } from '@/queries/account';
import { CloudDriveCard, PlannerCard, RepositoryHubCard } from './integration-cards';
import styles from './profile-page.module.css';
import { UnknownIntegrations } from './unknown-integrations';
import { useIntegrations } from './use-integrations';

/** The professor and the connected services (spec §2.14). */
export function ProfilePage() {
  const { data: account } = useQuery(accountOptions());
  return (
    <Page heading="Профиль">
      <div className={styles.account}>
        {account ? (
          <>
            <p className={styles.name}>
              <DataText>{account.name}</DataText>
            </p>
            <p>
              <DataText>{account.degree}</DataText>
            </p>
            <p>
              <DataText>{account.university}</DataText>
            </p>
          </>
        ) : (
          <SkeletonRows rows={1} />
        )}
      </div>
      <ConnectedServices />
    </Page>
  );
}

function ConnectedServices() {
  const { data, error, isFetched, isFetching, refetch } = useIntegrations();
  if (data) {
    return (
      <div className={styles.cards}>
        <PlannerCard planner={data.planner} />
        <CloudDriveCard drive={data.cloudDrive} />
        <RepositoryHubCard integrations={data} />
      </div>
    );
  }
  if (!isFetched) return <Spinner />;
  return (
    <UnknownIntegrations error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  );
}
