import type { IntegrationService } from '@/domain/integration-services';
import type { OpaqueId } from '@/lib/id';
import {
  accountAnswer,
  authorizationLinkAnswer,
  integrationsAnswer,
  plannerChoiceBody,
  plannersAnswer,
} from '@/schemas/account';
import { request } from './http';

/** GET /account (spec §7). */
export function getAccount(signal?: AbortSignal) {
  return request({ path: '/account', answer: accountAnswer, signal });
}

/** GET /account/integrations (spec §7). */
export function getIntegrations(signal?: AbortSignal) {
  return request({ path: '/account/integrations', answer: integrationsAnswer, signal });
}

/** GET /auth/integration/authlink/{service}: the address of the service's own authorization page. */
export function getAuthorizationLink(service: IntegrationService) {
  return request({
    path: `/auth/integration/authlink/${service}`,
    search: { redirect: `${window.location.origin}/` },
    answer: authorizationLinkAnswer,
    plainText: true,
  });
}

/** GET /auth/integration/getplanners (spec §7). */
export function getPlanners(signal?: AbortSignal) {
  return request({ path: '/auth/integration/getplanners', answer: plannersAnswer, signal });
}

/** POST /auth/integration/setplanner (spec §7). */
export function setPlanner(plannerId: OpaqueId) {
  return request({
    method: 'POST',
    path: '/auth/integration/setplanner',
    body: plannerChoiceBody.parse(plannerId),
  });
}
