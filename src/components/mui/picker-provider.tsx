import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ruRU } from '@mui/x-date-pickers/locales';
import type { Dayjs } from 'dayjs';
import ru from 'dayjs/locale/ru';
import type { ReactNode } from 'react';
import { wallClockOf } from '@/lib/time';
import { parseWallClock } from './wall-clock';

const { localeText } = ruRU.components.MuiLocalizationProvider.defaultProps;

class WallClockAdapter extends AdapterDayjs {
  /**
   * Parses input in UTC: local time has gaps (see wall-clock.ts). A format may be one of the locale's, `L
   * HH:mm`.
   */
  override parse = (value: string, format: string) =>
    value === '' ? null : parseWallClock(value, this.expandFormat(format));

  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    // "Now" is the local wall clock: UTC's day starts some hours earlier or later.
    this.date = new Proxy(this.date, {
      apply: (date, self, [value = wallClockOf(), ...zone]: unknown[]): unknown =>
        Reflect.apply(date, self, [value, ...zone]),
    });
  }
}

/** Provides pickers with Russian texts and formats. */
export function PickerProvider({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider
      dateAdapter={WallClockAdapter}
      adapterLocale={ru.name}
      localeText={localeText}
    >
      {children}
    </LocalizationProvider>
  );
}

/** Header of a calendar column: `пн`. */
export function weekdayHead(day: Dayjs): string {
  return day.locale(ru.name).format('dd');
}
