import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/button';
import {
  type ColorMode,
  getColorMode,
  subscribeToColorMode,
  switchColorMode,
} from '@/lib/color-mode';

/** Switches between light and dark; the system decides until it is used, then it is remembered. */
export function ThemeSwitch() {
  return <ThemeButton mode={useSyncExternalStore(subscribeToColorMode, getColorMode)} />;
}

/** The switch as it stands in this mode. */
export function ThemeButton({ mode }: { mode: ColorMode }) {
  const isDark = mode === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label="Тема оформления"
      title={isDark ? 'Включить светлую тему' : 'Включить тёмную тему'}
      aria-pressed={isDark}
      onClick={switchColorMode}
    />
  );
}
