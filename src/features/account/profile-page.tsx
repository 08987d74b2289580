import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { accountOptions, integrationsOptions } from '@/queries/account';
import { CloudDriveCard, PlannerCard, RepositoryHubCard } from './integration-cards';

/** The professor and the connected services (spec §2.14); a failed call counts as not connected. */
export function ProfilePage() {
  const { data: account } = useQuery(accountOptions());
  const integrations = useQuery(integrationsOptions());
  const { planner, cloud_drive, repo_hubs = [] } = integrations.data ?? {};
  return (
    <Page heading="Профиль">
      <Box sx={{ minHeight: 96, mb: 3 }}>
        {account ? (
          <>
            <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{account.name}</Typography>
            <Typography color="textSecondary">{account.science_degree}</Typography>
            <Typography color="textSecondary">{account.university}</Typography>
          </>
        ) : (
          <Spinner />
        )}
      </Box>
      {integrations.isFetched ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          }}
        >
          <PlannerCard planner={planner} />
          <CloudDriveCard drive={cloud_drive} />
          <RepositoryHubCard hubs={repo_hubs} />
        </Box>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}
