import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { getSession } from '@/api/session-store';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { TextField } from '@/components/form/text-field';
import { FoundCount } from '@/components/found-count';
import { MissingPart } from '@/components/missing-part';
import { Progress } from '@/components/progress/progress';
import { markOf } from '@/components/search/marked';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { reviewToPrint } from '@/lib/print-request';
import { projectsOptions } from '@/queries/projects';
import { findItems, keepUsedItem, prepareItems, readUsedItems } from './find-items';
import { KeysDialog } from './keys-dialog';
import styles from './quick-dialog.module.css';
import { FIXED_ITEMS, itemsOf, type QuickItem } from './quick-items';

/**
 * Finds sections, projects, students and actions: a combobox whose list is always open. All projects are
 * read when it is first opened, and again after a change invalidates them.
 */
export function QuickDialog({ open, onClose, onExited }: DialogLife) {
  const router = useRouter();
  const keys = useDialog();
  const projects = useQuery({
    ...projectsOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const [used] = useState(() => readUsedItems(getSession().account));
  const { items: all } = projects.data ?? EMPTY_LIST;
  const items = useMemo(() => itemsOf(all), [all]);
  useEffect(() => {
    return prepareItems(items);
  }, [items]);
  const found = useMemo(() => findItems(FIXED_ITEMS, items, query, used), [items, query, used]);
  const active = found[Math.min(activeIndex, found.length - 1)];
  const listId = useId();

  function choose({ key, link, review }: QuickItem) {
    if (!open) return;
    keepUsedItem(getSession().account, key);
    if (!link) {
      keys.show();
      return;
    }
    onClose();
    const arrival = router.navigate(link);
    if (review !== undefined) void printThere(review, arrival);
  }

  async function printThere(projectId: Id, arrival: Promise<void>) {
    reviewToPrint.set(projectId);
    await arrival;
    // The navigation was cancelled: drop the request, or a later visit to the project would print the review.
    const isThere = router.state.location.pathname.startsWith(`/projects/${projectId}/`);
    if (!isThere && reviewToPrint.get() === projectId) reviewToPrint.set(undefined);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      setActiveIndex((found.indexOf(active) + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <AppDialog
      open={open}
      title="Быстрый переход"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button onClick={() => keys.show()}>Сочетания клавиш</Button>
          <Button onClick={onClose}>Закрыть</Button>
        </>
      }
    >
      <div className={styles.jump}>
        <TextField
          label="Проект, студент, раздел"
          autoFocus
          {...COMBOBOX}
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActiveIndex(0);
          }}
          onKeyDown={handleKey}
        />
        {projects.isPending && <Progress label="Загрузка проектов" />}
        {projects.isError && !projects.data && (
          <MissingPart onRetry={() => void projects.refetch()} />
        )}
        <FoundCount count={found.length} isHidden={found.length > 0} />
        <Options
          id={listId}
          items={found}
          active={active}
          query={query}
          onActivate={(item) => setActiveIndex(found.indexOf(item))}
          onChoose={choose}
        />
      </div>
      {keys.render((_, life) => (
        <KeysDialog {...life} />
      ))}
    </AppDialog>
  );
}

function optionId(listId: string, { key }: QuickItem): string {
  return `${listId}-${key}`;
}

/* The focus stays in the field, which names the active option (ARIA APG, combobox with a listbox). */
const COMBOBOX = { role: 'combobox', 'aria-expanded': true, 'aria-autocomplete': 'list' } as const;
const LISTBOX = { role: 'listbox', 'aria-label': 'Найдено' };

interface OptionsProps {
  id: string;
  items: readonly QuickItem[];
  /** The item that Enter chooses. */
  active: QuickItem | undefined;
  query: string;
  onActivate: (item: QuickItem) => void;
  onChoose: (item: QuickItem) => void;
}

function Options({ id, items, active, query, onActivate, onChoose }: OptionsProps) {
  const activeId = active && optionId(id, active);
  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    option?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const mark = markOf(query);

  function optionProps(item: QuickItem) {
    return {
      role: 'option',
      id: optionId(id, item),
      'aria-selected': item === active,
      onPointerMove: () => onActivate(item),
      onClick: () => onChoose(item),
    };
  }

  return (
    <ul {...LISTBOX} id={id} className={styles.list}>
      {items.map((item) => (
        // Items with a hint are projects and students: their names and themes are not to be translated.
        <li
          key={item.key}
          {...optionProps(item)}
          translate={item.hint ? 'no' : undefined}
          className={styles.option}
        >
          <span className={styles.label}>{query ? mark(item.label) : item.label}</span>
          <span className={styles.kind}>{item.kind}</span>
          {item.hint && <span className={styles.hint}>{query ? mark(item.hint) : item.hint}</span>}
        </li>
      ))}
    </ul>
  );
}
