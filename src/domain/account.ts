import type { OpaqueId } from '@/lib/id';
import type { ReadList } from './read-list';

/** The professor (spec §3 "Account"). */
export interface Account {
  name: string;
  degree: string | undefined;
  university: string | undefined;
}

/** The connected services (spec §3 "Integrations"); an absent one is not connected. */
export interface Integrations {
  /** The server's name for the service, and the calendar for meetings by name or id once one is chosen. */
  planner: { service: string | undefined; calendar: string | undefined } | undefined;
  /** Likewise, and the name of the root folder of all projects once it is configured. */
  cloudDrive: { service: string | undefined; rootFolder: string | undefined } | undefined;
  repositoryHubs: ReadList<{ name: string }>;
}

/** The kinds of integration (spec §9). */
export type IntegrationKind = 'planner' | 'cloudDrive' | 'repositoryHub';

/**
 * Whether a service of this kind is connected. Any record of a hub is one, readable or not: the server lists
 * those that are connected (spec §3 "Integrations").
 */
export function isConnected(integrations: Integrations, kind: IntegrationKind): boolean {
  if (kind !== 'repositoryHub') return integrations[kind] !== undefined;
  const { items, lost } = integrations.repositoryHubs;
  return items.length + lost > 0;
}

/** A calendar to choose from (spec §3 "Planner option"). */
export interface Planner {
  /** As served: it is only sent back. */
  id: OpaqueId;
  name: string;
}

/** The planner with this id as text. */
export function findPlanner(planners: readonly Planner[], key: string): Planner | undefined {
  return planners.find(({ id }) => String(id) === key);
}
