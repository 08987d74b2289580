import type { ComponentProps } from 'react';
import { IconButton } from '@/components/button';

type QuickButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'>;

/** Button of the quick jump; its own file, because it is prerendered into index.html. */
export function QuickButton(props: QuickButtonProps) {
  return (
    <IconButton {...props} icon="search" label="Быстрый переход" title="Быстрый переход (Ctrl+K)" />
  );
}
