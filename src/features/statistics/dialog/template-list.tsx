import { useId, useState } from 'react';
import { Button, IconButton } from '@/components/button';
import { DataText } from '@/components/data-text';
import { Notice } from '@/components/notice';
import { useDialog } from '@/components/use-dialog';
import {
  type CriteriaTemplate,
  findTemplate,
  readTemplates,
  writeTemplates,
} from '@/lib/criteria-templates';
import { isolated } from '@/lib/isolate-text';
import styles from './template-list.module.css';
import { TemplateNameDialog } from './template-name-dialog';

interface TemplateListProps {
  account: string;
  chosen: CriteriaTemplate | undefined;
  onChoose: (template: CriteriaTemplate | undefined) => void;
}

/** The templates of the account: to choose one, to call it otherwise, to delete it. */
export function TemplateList({ account, chosen, onChoose }: TemplateListProps) {
  const headingId = useId();
  const [templates, setTemplates] = useState(() => readTemplates(account));
  const [deleted, setDeleted] = useState<CriteriaTemplate>();
  const renaming = useDialog<CriteriaTemplate>();

  /** Over what is kept now: another tab may have changed it. */
  function change(old: CriteriaTemplate, next?: CriteriaTemplate) {
    const gone = new Set([old.name, next?.name]);
    const others = readTemplates(account).filter(({ name }) => !gone.has(name));
    writeTemplates(account, next ? [...others, next] : others);
    setTemplates(readTemplates(account));
    if (chosen?.name === old.name) onChoose(next);
  }

  function rename(template: CriteriaTemplate, name: string) {
    const namesake = findTemplate(othersOf(template), name);
    if (namesake) change(namesake);
    change(template, { ...template, name });
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
                setDeleted(template);
                change(template);
              }}
            />
          </li>
        ))}
      </ul>
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
                  change(deleted, deleted);
                  setDeleted(undefined);
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
          onName={(name) => renaming.shown && rename(renaming.shown.subject, name)}
        />
      )}
    </section>
  );
}
