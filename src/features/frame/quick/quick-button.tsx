import type { ComponentProps } from 'react';
import { IconButton } from '@/components/button';

type QuickButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'>;

/** Opens the way to everything; apart from it, since the build writes the button into index.html. */
export function QuickButton(props: QuickButtonProps) {
  return (
    <IconButton {...props} icon="search" label="Быстрый переход" title="Быстрый переход (Ctrl+K)" />
  );
}
