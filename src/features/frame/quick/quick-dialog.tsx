import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { getSession } from '@/api/session-store';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { TextField } from '@/components/form/text-field';
import { FoundCount } from '@/components/found-count';
import { MissingPart } from '@/components/missing-part';
import { Progress } from '@/components/progress/progress';
import { markOf } from '@/components/search/marked';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import { useListbox } from '@/components/use-listbox';
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
  const [used] = useState(() => readUsedItems(getSession().account));
  const { items: all } = projects.data ?? EMPTY_LIST;
  const items = useMemo(() => itemsOf(all), [all]);
  useEffect(() => {
    return prepareItems(items);
  }, [items]);
  const found = useMemo(() => findItems(FIXED_ITEMS, items, query, used), [items, query, used]);
  const listbox = useListbox({
    options: found,
    keyOf: ({ key }) => key,
    onChoose: choose,
    first: 0,
  });
  const mark = markOf(query);

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
          {...listbox.field}
          aria-expanded
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            listbox.restart();
          }}
          onKeyDown={listbox.handleKey}
        />
        {projects.isPending && <Progress label="Загрузка проектов" />}
        {projects.isError && !projects.data && (
          <MissingPart onRetry={() => void projects.refetch()} />
        )}
        <FoundCount count={found.length} isHidden={found.length > 0} />
        <ul {...listbox.list} aria-label="Найдено" className={styles.list}>
          {found.map((item) => (
            // Items with a hint are projects and students: their names and themes are not to be translated.
            <li
              key={item.key}
              {...listbox.optionProps(item, item === listbox.active)}
              translate={item.hint ? 'no' : undefined}
              className={styles.option}
            >
              <span className={styles.label}>{mark(item.label)}</span>
              <span className={styles.kind}>{item.kind}</span>
              {item.hint && <span className={styles.hint}>{mark(item.hint)}</span>}
            </li>
          ))}
        </ul>
      </div>
      {keys.render((_, life) => (
        <KeysDialog {...life} />
      ))}
    </AppDialog>
  );
}
