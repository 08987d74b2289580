import { useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/button';
import { DataText } from '@/components/data-text';
import { Notice } from '@/components/notice';
import { useDialog } from '@/components/use-dialog';
import { isolated } from '@/lib/isolate-text';
import type { Template } from '@/lib/templates';
import { NotKept } from './not-kept';
import type { TemplateKind } from './template-kind';
import styles from './template-list.module.css';
import { TemplateNameDialog } from './template-name-dialog';

interface TemplateListProps<T extends Template> {
  account: string;
  kind: TemplateKind<T>;
  chosen: T | undefined;
  onChoose: (template: T | undefined) => void;
}

/** The templates of the account, to pick, rename or delete. */
export function TemplateList<T extends Template>({
  account,
  kind: { store, noneText, fullText },
  chosen,
  onChoose,
}: TemplateListProps<T>) {
  const headingId = useId();
  const [templates, setTemplates] = useState(() => store.read(account));
  const [deleted, setDeleted] = useState<T>();
  const [isRefused, setIsRefused] = useState(false);
  const renaming = useDialog<T>();
  /** The template that was changed last: the button by which it was changed is gone. */
  const [changed, setChanged] = useState<T>();
  const changedButton = useRef<HTMLButtonElement>(null);
  // Not before the dialog of its name has let go of the focus.
  useEffect(() => {
    if (changed) changedButton.current?.focus();
  }, [changed]);

  /** Shows what the browser has stored after a change, and returns whether it has stored the change. */
  function onChange(isKept: boolean, old: T, next?: T): boolean {
    setTemplates(store.read(account));
    if (isKept && chosen?.name === old.name) onChoose(next);
    if (isKept) setChanged(next);
    return isKept;
  }

  function othersOf(template: T) {
    return templates.filter(({ name }) => name !== template.name);
  }

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Мои шаблоны</h3>
      {templates.length === 0 && !deleted && <p className={styles.note}>{noneText}</p>}
      <ul aria-label="Мои шаблоны" className={styles.list}>
        {templates.map((template) => (
          <li key={template.name} className={styles.template}>
            <button
              ref={template.name === changed?.name ? changedButton : undefined}
              type="button"
              aria-pressed={template.name === chosen?.name}
              className={styles.choice}
              onClick={() => onChoose(template)}
            >
              <DataText>{template.name}</DataText>
            </button>
            <IconButton
              size="row"
              icon="edit"
              label={`Переименовать «${isolated(template.name)}»`}
              onClick={() => renaming.show(template)}
            />
            <IconButton
              size="row"
              icon="delete"
              danger
              label={`Удалить «${isolated(template.name)}»`}
              onClick={() => {
                const isGone = onChange(store.remove(account, template), template);
                setIsRefused(!isGone);
                if (isGone) setDeleted(template);
              }}
            />
          </li>
        ))}
      </ul>
      {isRefused && <NotKept />}
      {deleted && (
        <output>
          <Notice
            tint="info"
            actions={
              <Button
                autoFocus
                variant="outlined"
                size="row"
                onClick={() => {
                  const isBack = onChange(store.put(account, deleted), deleted, deleted);
                  setIsRefused(!isBack);
                  if (isBack) setDeleted(undefined);
                }}
              >
                Вернуть шаблон
              </Button>
            }
          >
            Шаблон «<DataText>{deleted.name}</DataText>» удалён
          </Notice>
        </output>
      )}
      {renaming.shown && (
        <TemplateNameDialog
          key={renaming.shown.id}
          {...renaming.shown.life}
          title="Переименовать шаблон"
          initialName={renaming.shown.subject.name}
          others={othersOf(renaming.shown.subject)}
          fullText={fullText}
          onName={(name) => {
            const template = renaming.shown?.subject;
            if (!template) return false;
            const renamed = { ...template, name };
            return onChange(store.put(account, renamed, template), template, renamed);
          }}
        />
      )}
    </section>
  );
}
