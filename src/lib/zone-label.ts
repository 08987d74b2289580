/**
 * Russian zones by their cities: browsers lack Russian names of cities and would show English ones.
 */
const RUSSIAN_CITIES: Record<string, string> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Simferopol': 'Симферополь',
  'Europe/Kirov': 'Киров',
  'Europe/Volgograd': 'Волгоград',
  'Europe/Astrakhan': 'Астрахань',
  'Europe/Saratov': 'Саратов',
  'Europe/Ulyanovsk': 'Ульяновск',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Barnaul': 'Барнаул',
  'Asia/Tomsk': 'Томск',
  'Asia/Novokuznetsk': 'Новокузнецк',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Chita': 'Чита',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Khandyga': 'Хандыга',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Ust-Nera': 'Усть-Нера',
  'Asia/Magadan': 'Магадан',
  'Asia/Sakhalin': 'Южно-Сахалинск',
  'Asia/Srednekolymsk': 'Среднеколымск',
  'Asia/Kamchatka': 'Петропавловск-Камчатский',
  'Asia/Anadyr': 'Анадырь',
};

/**
 * Label of the zone of all times on a page (decisions §1): `Время: Екатеринбург, UTC+5`. The offset is that
 * of the instant, since some zones change it twice a year.
 */
export function timeZoneLabel(instant: number): string {
  const offset = zonePart(instant, 'shortOffset')
    .replace(/^GMT/, 'UTC')
    .replace(/^UTC\+0$/, 'UTC');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const place = RUSSIAN_CITIES[timeZone] ?? zonePart(instant, 'shortGeneric');
  // Zones without a city (Etc/GMT+5) are named by their offset.
  return /^(GMT|UTC)/.test(place) ? `Время: ${offset}` : `Время: ${place}, ${offset}`;
}

function zonePart(instant: number, timeZoneName: 'shortOffset' | 'shortGeneric'): string {
  const parts = new Intl.DateTimeFormat('ru-RU', { timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
