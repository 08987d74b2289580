import { plannerChoiceBody } from '@/schemas/account';
import { type IntegrationService, integrationService } from '@/schemas/addresses';
import { readBody } from '../body';
import { sessionCall } from '../call';
import type { Integrations } from '../model';
import { badRequest, done, json, notFound, text } from '../reply';

const CALENDARS = [
  { id: 'primary', name: 'Основной календарь' },
  { id: 'consultations@group.calendar.example', name: 'Консультации' },
  { id: 'defence@group.calendar.example', name: 'Защиты и комиссии' },
];

const BASE_FOLDER = 'Научное руководство';

/** What each service connects (spec §1). */
export const CONNECT: Record<IntegrationService, (to: Integrations) => void> = {
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
 * The calls that connect a service (spec §2.15, §7). `pagePath` is where this runtime shows the
 * authorization page, which stands for the page of Google, Yandex or GitHub.
 */
export function integrationCalls(pagePath: string) {
  return [
    sessionCall({
      method: 'GET',
      path: '/auth/integration/authlink/:service',
      handle({ state, professor, params, url }) {
        const service = integrationService.safeParse(params.service);
        if (!service.success) throw notFound('Неизвестный сервис');
        const redirect = url.searchParams.get('redirect');
        if (!redirect || !/^https?:/.test(redirect)) throw badRequest('Неверный redirect');
        const code = `code-${state.nextSerial()}`;
        state.head.codes[code] = { professorId: professor.id, service: service.data, redirect };
        const page = new URL(pagePath, url.origin);
        page.search = new URLSearchParams({ service: service.data, code }).toString();
        return text(page.href);
      },
    }),

    sessionCall({
      method: 'GET',
      path: '/auth/integration/getplanners',
      handle: ({ professor }) =>
        json({ planners: professor.integrations.planner ? CALENDARS : [] }),
    }),

    sessionCall({
      method: 'POST',
      path: '/auth/integration/setplanner',
      handle({ professor, sent }) {
        const body = readBody(plannerChoiceBody, sent);
        const { planner } = professor.integrations;
        if (!planner) throw badRequest('Google Calendar не подключён');
        const calendar = CALENDARS.find(({ id }) => id === body.planner_id);
        if (!calendar) throw badRequest('Неизвестный календарь');
        planner.calendar = calendar.name;
        return done;
      },
    }),
  ];
}
