import type { Project } from './project';
import { shortName } from './student';

/** A record as an option of a choice. */
interface LabelledChoice {
  /** The identifier as text. */
  id: string;
  label: string;
}

/** A project as an option of a choice. */
interface ProjectChoice extends LabelledChoice {
  /** Number and students, which are searched as well. */
  hint: string;
}

/** `Тема · Иванов И. И.`; the number stands for a missing theme. */
export function projectLabel(
  { id, theme }: { id: string; theme: string },
  studentNames: readonly string[],
): string {
  return [theme || `#${id}`, studentNames.map(shortName).join(', ')].filter(Boolean).join(' · ');
}

/** The choices, with the number behind a label that another one has, too (decisions §2.25). */
export function numberAlike<Choice extends LabelledChoice>(choices: readonly Choice[]): Choice[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  return choices.map((choice) =>
    counts.get(choice.label) === 1
      ? choice
      : { ...choice, label: `${choice.label} · #${choice.id}` },
  );
}

/** The projects as options. */
export function labelledProjects(projects: readonly Project[]): ProjectChoice[] {
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
