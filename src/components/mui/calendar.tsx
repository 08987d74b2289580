import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ruRU } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import ru from 'dayjs/locale/ru';
import utc from 'dayjs/plugin/utc';
import { thisMorning } from '@/lib/date-mask';
import { INCOMPLETE, wallClockOf } from '@/lib/time';
import type { DialogLife } from '../use-dialog';
import { MuiRoot } from './mui-root';

dayjs.extend(utc);

interface CalendarProps extends DialogLife {
  /** Accessible name. */
  label: string;
  hasTime: boolean;
  /** Value of the date field. */
  value: string;
  onChange: (value: string) => void;
  /** Earliest time that can be chosen, as a value of the field; `''` for any. */
  min: string;
  /** The button that it hangs from. */
  anchor: HTMLElement;
}

/** The calendar of a date field, with a clock beside it: a popup, or a dialog on a phone. */
export function Calendar({
  open,
  onClose,
  onExited,
  label,
  hasTime,
  value,
  onChange,
  min,
  anchor,
}: CalendarProps) {
  const picker = {
    open,
    onClose,
    timezone: 'UTC',
    value: dayOf(value),
    onChange: (day: Dayjs | null) => {
      if (day?.isValid()) onChange(day.format(hasTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD'));
    },
    dayOfWeekFormatter: weekdayHead,
    slots: { field: NoField },
    slotProps: {
      popper: {
        anchorEl: anchor,
        placement: 'bottom-end' as const,
        'aria-label': label,
        'aria-labelledby': undefined,
      },
      desktopTransition: { onExited },
      mobileTransition: { onExited },
      desktopTrapFocus,
      mobilePaper: { sx: FOR_FINGERS },
      toolbar: { toolbarFormat: 'D MMMM' },
    },
  };
  return (
    <MuiRoot>
      <LocalizationProvider
        dateAdapter={WallClockAdapter}
        adapterLocale={ru.name}
        localeText={TEXTS}
      >
        {hasTime ? (
          <DateTimePicker
            {...picker}
            {...(min !== '' && { minDateTime: dayjs.utc(min) })}
            ampm={false}
            referenceDate={dayjs.utc(thisMorning())}
            // Calendar and clock side by side are wider than a phone.
            desktopModeMediaQuery="(pointer: fine) and (min-width: 600px)"
          />
        ) : (
          <DatePicker {...picker} {...(min !== '' && { minDate: dayjs.utc(min) })} />
        )}
      </LocalizationProvider>
    </MuiRoot>
  );
}

/** Reckons in UTC (decisions §5.9). "Now" is the clock on the wall: UTC's day starts some hours earlier or later. */
class WallClockAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    this.date = new Proxy(this.date, {
      apply: (date, self, [value = wallClockOf(), ...zone]: unknown[]): unknown =>
        Reflect.apply(date, self, [value, ...zone]),
    });
  }
}

const TEXTS = {
  ...ruRU.components.MuiLocalizationProvider.defaultProps.localeText,
  okButtonLabel: 'Готово',
  nextStepButtonLabel: 'Далее',
};

function dayOf(value: string): Dayjs | null {
  return value === '' || value === INCOMPLETE ? null : dayjs.utc(value);
}

/** Header of a calendar column: `пн`. */
function weekdayHead(day: Dayjs): string {
  return day.locale(ru.name).format('dd');
}

/** The field is ours. */
function NoField() {
  return null;
}

/** A calendar hidden behind a dialog must not trap the focus. */
const desktopTrapFocus = {
  isEnabled: () => !document.querySelector('.MuiPickerPopper-root[aria-hidden="true"]'),
};

/** Height of a day in the phone's calendar dialog; seven of them fit side by side. */
const PRESSED = { width: 'min(44px, calc((100vw - 2rem) / 7))', height: 44 };
const FOR_FINGERS = {
  // Its edge takes nothing of the width that the calendar needs.
  boxSizing: 'content-box',
  '& .MuiPickerDay-root': { ...PRESSED, mx: 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: PRESSED.width, mx: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 48 },
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .MuiDialogActions-root .MuiButton-root': { minHeight: 44 },
} as const;
