/**
 * Which zone the times of a page are in (decisions §1): `Время: Екатеринбург, UTC+5`. The offset is
 * that of the instant, since zones change it twice a year.
 */
export function timeZoneLabel(instant: number): string {
  const offset = zonePart(instant, 'shortOffset')
    .replace(/^GMT/, 'UTC')
    .replace(/^UTC\+0$/, 'UTC');
  const place = zonePart(instant, 'shortGeneric');
  // Zones without a place (Etc/GMT+5) are named by their offset.
  return /^(GMT|UTC)/.test(place) ? `Время: ${offset}` : `Время: ${place}, ${offset}`;
}

function zonePart(instant: number, timeZoneName: 'shortOffset' | 'shortGeneric'): string {
  const parts = new Intl.DateTimeFormat('ru-RU', { timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
