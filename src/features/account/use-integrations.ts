import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { integrationNews } from '@/lib/channel';
import { integrationsOptions } from '@/queries/account';

/**
 * The connected services, read again as soon as one is connected in another window. Returning to this window
 * also refetches them (decisions §2.17), but between windows side by side the browser fires no such event.
 */
export function useIntegrations() {
  const integrations = useQuery(integrationsOptions());
  const { refetch } = integrations;
  useEffect(() => {
    return integrationNews.subscribe(() => void refetch());
  }, [refetch]);
  return integrations;
}
