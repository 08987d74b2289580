import type { ClipboardEvent } from 'react';
import { Button } from '@/components/button';
import { CommittedSelect } from '@/components/committed-select';
import { DataText } from '@/components/data-text';
import { rowCell } from '@/components/form/row-cell';
import { RowsTableRow } from '@/components/form/rows-table';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { PROJECT_YEAR } from '@/domain/project';
import type { ProjectField, ProjectRow } from '@/domain/project-list';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { onOneLine } from '@/lib/pasted-lines';
import { lengthHint } from '@/lib/text-length';
import { NO_WORD, splitAddress } from '../split-address';
import styles from './project-row-cells.module.css';
import type { ReviewedRow } from './review-rows';

interface ProjectRowCellsProps {
  reviewed: ReviewedRow;
  number: number;
  /** Names of its students. */
  names: readonly string[];
  /** The other rows; `value` is their index. */
  others: readonly { value: string; label: string }[];
  onChange: (row: ProjectRow) => void;
  /** Joins the row of that index to this one. */
  onJoin: (index: number) => void;
  onSplit: () => void;
  /** A block of cells was pasted into the field. */
  onBlock: (field: ProjectField, text: string) => void;
}

/** The cells of one project: its students and its fields. */
export function ProjectRowCells({
  reviewed: { row, isEmpty, problems, notes },
  number,
  names,
  others,
  onChange,
  onJoin,
  onSplit,
  onBlock,
}: ProjectRowCellsProps) {
  const fieldProps = (field: ProjectField) => ({
    ...rowCell(row[field], (text) => onBlock(field, text)),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...row, [field]: onOneLine(target.value) }),
  });
  const { onPaste: onAddressPaste, onBlur } = splitAddress(({ owner, name }) =>
    onChange({ ...row, repositoryOwner: owner, repositoryName: name }),
  );
  const repositoryProps = (field: ProjectField) => {
    const props = fieldProps(field);
    return {
      ...props,
      ...NO_WORD,
      onBlur,
      onPaste: (event: ClipboardEvent) => {
        props.onPaste(event);
        if (!event.isDefaultPrevented()) onAddressPaste(event);
      },
    };
  };
  return (
    <RowsTableRow
      number={number}
      isWanted={row.isWanted}
      isEmpty={isEmpty}
      problems={problems}
      notes={notes}
      onWantedChange={(isWanted) => onChange({ ...row, isWanted })}
    >
      <td className={styles.students}>
        {names.map((name, index) => (
          <p key={row.students[index]}>
            <DataText>{name}</DataText>
          </p>
        ))}
        {row.named !== '' && (
          <p>
            <DataText>{row.named}</DataText>
          </p>
        )}
        {names.length > 1 && (
          <Button size="row" onClick={onSplit}>
            Разделить
          </Button>
        )}
        {others.length > 0 && (
          <CommittedSelect
            label="Объединить со строкой"
            labelAt="hidden"
            size="row"
            value=""
            options={[{ value: '', label: 'Объединить с…' }, ...others]}
            onChange={(index) => onJoin(Number(index))}
          />
        )}
      </td>
      <td data-head="Тема работы">
        <TextAreaField
          {...fieldProps('theme')}
          label="Тема работы"
          rows={1}
          help={lengthHint(row.theme, TAKEN_LENGTHS.theme)}
        />
      </td>
      <td data-head="Год" className={styles.year}>
        <TextField
          {...fieldProps('year')}
          label="Год выполнения"
          inputMode="numeric"
          maxLength={String(PROJECT_YEAR.max).length}
        />
      </td>
      <td data-head="Владелец" className={styles.repository}>
        <TextField {...repositoryProps('repositoryOwner')} label="Логин владельца репозитория" />
      </td>
      <td data-head="Репозиторий" className={styles.repository}>
        <TextField {...repositoryProps('repositoryName')} label="Название репозитория" />
      </td>
    </RowsTableRow>
  );
}
