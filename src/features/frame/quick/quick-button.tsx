import type { ComponentProps } from 'react';
import { IconButton } from '@/components/button';

type QuickButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'>;

/** The button of the quick jump; a component of its own, since the build renders it into index.html. */
export function QuickButton(props: QuickButtonProps) {
  return (
    <IconButton {...props} icon="search" label="Быстрый переход" title="Быстрый переход (Ctrl+K)" />
  );
}
