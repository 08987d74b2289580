import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ruRU } from '@mui/x-date-pickers/locales';
import ru from 'dayjs/locale/ru';
import type { ReactNode } from 'react';

const { localeText } = ruRU.components.MuiLocalizationProvider.defaultProps;

/** Gives pickers their Russian texts and formats. */
export function PickerProvider({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={ru.name}
      localeText={localeText}
    >
      {children}
    </LocalizationProvider>
  );
}
