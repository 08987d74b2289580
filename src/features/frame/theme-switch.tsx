import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/button';
import {
  type ColorMode,
  getColorMode,
  subscribeToColorMode,
  switchColorMode,
} from '@/lib/color-mode';

/** Switches between light and dark. The system's setting applies until the first use; then the choice is kept. */
export function ThemeSwitch() {
  return <ThemeButton mode={useSyncExternalStore(subscribeToColorMode, getColorMode)} />;
}

/** The button shown in this mode. */
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
