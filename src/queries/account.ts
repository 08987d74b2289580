import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getAccount,
  getAuthorizationLink,
  getIntegrations,
  getPlanners,
  setPlanner,
} from '@/api/account';
import { type IntegrationKind, isConnected } from '@/domain/account';
import type { IntegrationService } from '@/domain/integration-services';

/** Name, degree and university of the professor (spec §2.14). */
export function accountOptions() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => getAccount(signal),
  });
}

/**
 * The connected services; every gate of the product reads these (spec §2.14, §6). They change in
 * another window, so they are read again whenever the professor comes back from one.
 */
export function integrationsOptions() {
  return queryOptions({
    queryKey: ['integrations'],
    queryFn: ({ signal }) => getIntegrations(signal),
    refetchOnWindowFocus: 'always',
  });
}

/** The calendars to choose from (spec §2.15). */
export function plannersOptions() {
  return queryOptions({
    queryKey: ['planners'],
    queryFn: ({ signal }) => getPlanners(signal),
  });
}

/** Asks for the address of the service's own authorization page (spec §2.15). */
export function authorizationLinkMutation(service: IntegrationService) {
  return mutationOptions({
    mutationKey: ['integrations', 'authorize', service],
    mutationFn: () => getAuthorizationLink(service),
  });
}

/** Chooses the calendar of the planner (spec §2.15). */
export function setPlannerMutation() {
  return mutationOptions({
    mutationKey: ['planners', 'set'],
    mutationFn: setPlanner,
    meta: { invalidates: [integrationsOptions().queryKey] },
  });
}

/** The state of one kind of integration; `unknown` when the integrations could not be read. */
export type Connection = 'pending' | 'connected' | 'missing' | 'unknown';

/** Whether a service of this kind is connected; with `enabled: false` only the cache is asked. */
export function useConnection(kind: IntegrationKind, { enabled = true } = {}): Connection {
  const { data, isFetched } = useQuery({ ...integrationsOptions(), enabled });
  if (data) return isConnected(data, kind) ? 'connected' : 'missing';
  return isFetched ? 'unknown' : 'pending';
}
