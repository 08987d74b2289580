import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { SkeletonRows, Spinner } from '@/components/spinner';
import { accountOptions } from '@/queries/account';
import { CloudDriveCard, PlannerCard, RepositoryHubCard } from './integration-cards';
import styles from './profile-page.module.css';
import { useIntegrations } from './use-integrations';

/** The professor and the connected services (spec §2.14); a failed call counts as not connected. */
export function ProfilePage() {
  const { data: account } = useQuery(accountOptions());
  const integrations = useIntegrations();
  const { planner, cloudDrive, repositoryHubs } = integrations.data ?? {};
  return (
    <Page heading="Профиль">
      <div className={styles.account}>
        {account ? (
          <>
            <p className={styles.name}>{account.name}</p>
            <p>{account.degree}</p>
            <p>{account.university}</p>
          </>
        ) : (
          <SkeletonRows rows={1} />
        )}
      </div>
      {integrations.isFetched ? (
        <div className={styles.cards}>
          <PlannerCard planner={planner} />
          <CloudDriveCard drive={cloudDrive} />
          <RepositoryHubCard hubs={repositoryHubs} />
        </div>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}
