import { useId, useState } from 'react';
import { Button, IconButton } from '@/components/button';
import { DataText } from '@/components/data-text';
import { Notice } from '@/components/notice';
import { useDialog } from '@/components/use-dialog';
import { type CriteriaTemplate, readTemplates, writeTemplates } from '@/lib/criteria-templates';
import { nameKey } from '@/lib/fold-text';
import { isolated } from '@/lib/isolate-text';
import { NotKept } from './not-kept';
import styles from './template-list.module.css';
import { TemplateNameDialog } from './template-name-dialog';

interface TemplateListProps {
  account: string;
  chosen: CriteriaTemplate | undefined;
  onChoose: (template: CriteriaTemplate | undefined) => void;
}

/** The templates of the account, to pick, rename or delete. */
export function TemplateList({ account, chosen, onChoose }: TemplateListProps) {
  const headingId = useId();
  const [templates, setTemplates] = useState(() => readTemplates(account));
  const [deleted, setDeleted] = useState<CriteriaTemplate>();
  const [isRefused, setIsRefused] = useState(false);
  const renaming = useDialog<CriteriaTemplate>();

  /**
   * Reads the stored templates anew: another tab may have changed them. A template of the same name is replaced.
   * Returns whether the browser has stored it.
   */
  function change(old: CriteriaTemplate, next?: CriteriaTemplate): boolean {
    const gone = new Set([old.name, next?.name].map((name) => nameKey(name ?? old.name)));
    const others = readTemplates(account).filter(({ name }) => !gone.has(nameKey(name)));
    const isKept = writeTemplates(account, next ? [...others, next] : others);
    setTemplates(readTemplates(account));
    if (isKept && chosen?.name === old.name) onChoose(next);
    return isKept;
  }

  function othersOf(template: CriteriaTemplate) {
    return templates.filter(({ name }) => name !== template.name);
  }

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Мои шаблоны</h3>
      {templates.length === 0 && !deleted && (
        <p className={styles.note}>
          Пока нет. «Сохранить как шаблон» в окне оценок оставляет критерии и веса в этом браузере.
        </p>
      )}
      <ul aria-label="Мои шаблоны" className={styles.list}>
        {templates.map((template) => (
          <li key={template.name} className={styles.template}>
            <button
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
                const isGone = change(template);
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
                  const isBack = change(deleted, deleted);
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
          onName={(name) => {
            const template = renaming.shown?.subject;
            return template !== undefined && change(template, { ...template, name });
          }}
        />
      )}
    </section>
  );
}
