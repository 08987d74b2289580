import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import { ChoiceInput } from '@/components/mui/choice-input';
import type { DialogLife } from '@/components/use-dialog';
import { labelledProjects } from '@/domain/project-labels';
import { toId } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { MORE_PAGES, PAGES } from './pages';

const MENU = [...PAGES, ...MORE_PAGES, { label: 'Профиль', to: '/profile' } as const];

/**
 * Finds pages, projects and students. All projects are read when it is first opened, and again after a change
 * invalidates them.
 */
export function QuickDialog(life: DialogLife) {
  const router = useRouter();
  const read = useQuery({ ...projectsOptions(), staleTime: Number.POSITIVE_INFINITY });
  const choices = useMemo(() => {
    const pages = MENU.map(({ label }) => ({ id: label, label }));
    return [...pages, ...labelledProjects(read.data?.items ?? [])];
  }, [read.data]);

  function goTo(chosen: string) {
    life.onClose();
    const page = MENU.find(({ label }) => label === chosen);
    void router.navigate(
      page ?? { to: '/projects/$projectId', params: { projectId: toId(chosen) } },
    );
  }

  return (
    <AppDialog
      {...life}
      title="Быстрый переход"
      actions={<Button onClick={life.onClose}>Закрыть</Button>}
    >
      <ChoiceInput
        label="Проект, студент, раздел"
        autoFocus
        choices={choices}
        value=""
        onChange={goTo}
      />
      <OwnRead read={read} waiting={<progress aria-label="Загрузка проектов" />} />
    </AppDialog>
  );
}
