import type { Choice } from '@/lib/text-search';
import type { Project } from './project';
import { shortName } from './student';

/** `Тема · Иванов И. И.`; the number stands for a missing theme. */
export function projectLabel(
  { id, theme }: { id: string; theme: string },
  studentNames: readonly string[],
): string {
  return [theme || `#${id}`, studentNames.map(shortName).join(', ')].filter(Boolean).join(' · ');
}

/** The choices, with the number behind a label that another one has, too (decisions §2.25). */
export function numberAlike<Option extends Choice>(choices: readonly Option[]): Option[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  return choices.map((choice) =>
    counts.get(choice.label) === 1
      ? choice
      : { ...choice, label: `${choice.label} · #${choice.id}` },
  );
}

/** The projects as options, which are found by their numbers and students too. */
export function labelledProjects(projects: readonly Project[]): Choice[] {
  return numberAlike(
    projects.map(({ id, theme, students }) => {
      const names = students.items.map(({ name }) => name);
      return {
        id: String(id),
        label: projectLabel({ id: String(id), theme }, names),
        hint: [`#${id}`, ...names].join(' · '),
      };
    }),
  );
}
