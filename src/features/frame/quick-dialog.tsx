import { useQuery } from '@tanstack/react-query';
import { linkOptions, type NavigateOptions, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import { Field, useField } from '@/components/field';
import { FoundCount } from '@/components/found-count';
import shared from '@/components/shared.module.css';
import type { DialogLife } from '@/components/use-dialog';
import { type Project, studentNamesOf } from '@/domain/project';
import { classes } from '@/lib/classes';
import { foldText } from '@/lib/fold-text';
import { projectsOptions } from '@/queries/projects';
import { MORE_PAGES, PAGES } from './pages';
import styles from './quick-dialog.module.css';

/** Maximum number of options shown. */
const MOST_SHOWN = 50;

const TEXTS = { label: 'Проект, студент, раздел' };

interface Destination {
  key: string;
  label: string;
  hint: string;
  link: NavigateOptions;
  /** The searched text, folded. */
  text: string;
}

const MENU = [...PAGES, ...MORE_PAGES, { label: 'Профиль', to: '/profile' } as const].map(
  ({ label, ...link }): Destination => ({
    key: label,
    label,
    hint: '',
    link,
    text: foldText(label),
  }),
);

/**
 * Finds pages, projects and students: a combobox whose list is always open. All projects are read when it is first
 * opened, and again after a change invalidates them.
 */
export function QuickDialog({ open, onClose, onExited }: DialogLife) {
  const router = useRouter();
  const { field: texts, control } = useField(TEXTS);
  const listId = useId();
  const read = useQuery({
    ...projectsOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const all = useMemo(() => [...MENU, ...(read.data?.items ?? []).map(destinationOf)], [read.data]);
  const words = foldText(query).split(/\s+/);
  const found =
    query.trim() === ''
      ? MENU
      : all.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, MOST_SHOWN);
  const optionId = (option: number) => `${listId}-${option}`;

  function goTo({ link }: Destination) {
    onClose();
    void router.navigate(link);
  }

  function moveTo(option: number) {
    setIndex(option);
    document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    const chosen = found[index];
    if (!open || !chosen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveTo((index + 1) % found.length);
    else if (event.key === 'ArrowUp') moveTo((index - 1 + found.length) % found.length);
    else if (event.key === 'Enter') goTo(chosen);
    else return;
    event.preventDefault();
  }

  // Spread, since no native element has these roles (ARIA APG, combobox with a listbox).
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': found.length > 0 ? optionId(index) : undefined,
  } as const;
  const list = { role: 'listbox', id: listId } as const;
  const optionProps = (place: number, chosen: Destination) =>
    ({
      role: 'option',
      id: optionId(place),
      'aria-selected': place === index,
      onPointerMove: () => setIndex(place),
      onClick: () => goTo(chosen),
    }) as const;

  return (
    <AppDialog
      open={open}
      title="Быстрый переход"
      onClose={onClose}
      onExited={onExited}
      actions={<Button onClick={onClose}>Закрыть</Button>}
    >
      <Field {...texts}>
        <input
          {...control}
          {...field}
          ref={focusOnMount}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setIndex(0);
          }}
          onKeyDown={handleKey}
        />
      </Field>
      <OwnRead read={read} waiting={<progress aria-label="Загрузка проектов" />} />
      <FoundCount count={found.length} isHidden={found.length > 0} />
      <ul {...list} aria-label="Найдено" className={styles.list}>
        {found.map((option, place) => (
          <li key={option.key} {...optionProps(place, option)} className={styles.option}>
            {option.label}
            {option.hint && (
              <div className={classes(shared.quiet, shared.oneLine)}>{option.hint}</div>
            )}
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}

function focusOnMount(input: HTMLInputElement | null) {
  input?.focus();
}

/** A project, found by its theme, number, year and students. */
function destinationOf(project: Project): Destination {
  const { id, year } = project;
  const label = project.theme || 'Без темы';
  const hint = [`#${id}`, year, ...studentNamesOf(project)].filter(Boolean).join(' · ');
  const link = linkOptions({ to: '/projects/$projectId', params: { projectId: id } });
  return { key: `${id}`, label, hint, link, text: foldText(`${label} ${hint}`) };
}
