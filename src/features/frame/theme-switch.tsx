import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/button';
import { getColorMode, setColorMode, subscribeToColorMode } from '@/lib/color-mode';

/** Switches between light and dark; the system decides until it is used, then it is remembered. */
export function ThemeSwitch() {
  const isDark = useSyncExternalStore(subscribeToColorMode, getColorMode) === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label="Тема оформления"
      title={isDark ? 'Включить светлую тему' : 'Включить тёмную тему'}
      aria-pressed={isDark}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    />
  );
}
