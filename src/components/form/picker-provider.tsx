import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ruRU } from '@mui/x-date-pickers/locales';
import ru from 'dayjs/locale/ru';
import type { ReactNode } from 'react';
import { parseWallClock } from './wall-clock';

const { localeText } = ruRU.components.MuiLocalizationProvider.defaultProps;

/** Reads what is typed in UTC as well: local time has hours that do not exist (see wall-clock.ts). */
class WallClockAdapter extends AdapterDayjs {
  override parse = (value: string, format: string) =>
    value === '' ? null : parseWallClock(value, format);
}

/** Gives pickers their Russian texts and formats. */
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
