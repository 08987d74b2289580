/** The date `days` after today and a time, as they are typed into a field: `25122028` and `1800`. */
export function daysFromNow(days, time = '') {
  const day = new Date(Date.now() + days * 86_400_000);
  const [date, month] = [day.getDate(), day.getMonth() + 1].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${date}${month}${day.getFullYear()}${time}`;
}
