import { queryOptions } from '@tanstack/react-query';
import { getAccount, getIntegrations, getPlanners } from '@/api/account';

export const accountKeys = {
  account: () => ['account'] as const,
  integrations: () => ['integrations'] as const,
  planners: () => ['planners'] as const,
};

/** Name, degree and university of the professor (spec §2.14). */
export function accountOptions() {
  return queryOptions({
    queryKey: accountKeys.account(),
    queryFn: ({ signal }) => getAccount(signal),
  });
}

/** The connected services; every gate of the product reads these (spec §2.14, §6). */
export function integrationsOptions() {
  return queryOptions({
    queryKey: accountKeys.integrations(),
    queryFn: ({ signal }) => getIntegrations(signal),
  });
}

/** The calendars to choose from (spec §2.15). */
export function plannersOptions() {
  return queryOptions({
    queryKey: accountKeys.planners(),
    queryFn: ({ signal }) => getPlanners(signal),
  });
}
