import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToIntegrations } from '@/lib/integration-news';
import { integrationsOptions } from '@/queries/account';

/**
 * The connected services, read again when one is connected in another window. A return to this window does
 * so too (decisions §2.17), but windows side by side have no return.
 */
export function useIntegrations() {
  const integrations = useQuery(integrationsOptions());
  const { refetch } = integrations;
  useEffect(() => {
    return subscribeToIntegrations(() => void refetch());
  }, [refetch]);
  return integrations;
}
