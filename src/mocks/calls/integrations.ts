import { sessionCall } from '../call';
import { CALENDARS, type SERVICES } from '../lists';
import type { Integrations } from '../model';
import { badRequest, done, json, notFound, text } from '../reply';
import * as bodies from '../wire/bodies';

const BASE_FOLDER = 'Научное руководство';

/** Connects a service to an account (spec §1). */
export const CONNECT: Record<(typeof SERVICES)[number], (to: Integrations) => void> = {
  googlecalendar: (to) => {
    to.planner = { service: 'Google Calendar', calendar: '' };
  },
  googledrive: (to) => {
    to.cloudDrive = { service: 'Google Drive', baseFolder: BASE_FOLDER };
  },
  yandexdisk: (to) => {
    to.cloudDrive = { service: 'Yandex Disk', baseFolder: BASE_FOLDER };
  },
  github: (to) => {
    to.repositoryHubs = ['GitHub'];
  },
};

/**
 * The calls that connect a service (spec §2.15, §7).
 *
 * @param pagePath path of this runtime's authorization page, which stands for that of Google, Yandex or GitHub.
 */
export function integrationCalls(pagePath: string) {
  return [
    sessionCall({
      method: 'GET',
      path: '/auth/integration/authlink/:service',
      summary: 'Ссылка на страницу авторизации сервиса',
      query: { redirect: { required: true, description: 'корень сайта' } },
      example: {
        params: { service: 'github' },
        query: { redirect: 'http://localhost:5173/' },
      },
      handle({ state, professor, params, url, mount, headers, demand, profile }) {
        const { service = '' } = params;
        if (!profile.lists.services.includes(service)) {
          throw notFound('Неизвестный сервис', 'no-such-call');
        }
        const redirect = url.searchParams.get('redirect') ?? '';
        demand(
          'redirect',
          isSiteRoot(redirect, headers.get('Origin')),
          'redirect — это корень сайта',
        );
        const code = `code-${state.nextSerial()}`;
        state.head.codes[code] = { professorId: professor.id, service, redirect };
        const page = new URL(mount + pagePath, url.origin);
        page.search = new URLSearchParams({ service, code }).toString();
        return text(page.href);
      },
    }),

    sessionCall({
      method: 'GET',
      path: '/auth/integration/getplanners',
      summary: 'Календари на выбор',
      handle: ({ professor }) =>
        json({ planners: professor.integrations.planner ? CALENDARS : [] }),
    }),

    sessionCall({
      method: 'POST',
      path: '/auth/integration/setplanner',
      summary: 'Выбрать календарь',
      body: bodies.plannerChoice,
      example: { body: { planner_id: 'primary' } },
      handle({ professor, body, profile }) {
        const { planner } = professor.integrations;
        if (!planner) throw badRequest('Google Calendar не подключён');
        const calendar = CALENDARS.find(({ id }) => id === body.planner_id);
        if (!calendar && !profile.isReal) throw badRequest('Неизвестный календарь');
        planner.calendar = calendar?.name ?? String(body.planner_id);
        return done;
      },
    }),
  ];
}

/** Whether a redirect leads to the root of a site; if the request has an Origin, of that one. */
function isSiteRoot(redirect: string, origin: string | null): boolean {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(redirect) || !URL.canParse(redirect)) return false;
  return origin === null || new URL(redirect).origin === origin;
}
