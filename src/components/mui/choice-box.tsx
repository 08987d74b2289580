import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, Ref } from 'react';
import { DataText } from '@/components/data-text';
import { searchIndex } from '@/lib/text-search';
import styles from './choice-box.module.css';

/** An option of a possibly long list. */
export interface Choice {
  id: string;
  label: string;
  /** Also searched; shown below the label if the match is in it. */
  hint?: string;
}

/** Most options rendered: two thousand would block the page. Typing finds the others. */
const MOST_OPTIONS = 100;

const index = searchIndex<Choice>(({ label, hint }) => [label, hint]);
const labelIndex = searchIndex<Choice>(({ label }) => [label]);

/** The options that have every typed word, as many as can be shown. */
export function filterChoices(choices: Choice[], { inputValue }: { inputValue: string }): Choice[] {
  return choices.filter(index.matcher(inputValue)).slice(0, MOST_OPTIONS);
}

/** A choice in the list. Its accessible name is only the label, which is unique. */
export function ChoiceText({ choice, typed }: { choice: Choice; typed: string }) {
  const isFoundByHint = index.matcher(typed)(choice) && !labelIndex.matcher(typed)(choice);
  return (
    <span>
      <DataText>{choice.label}</DataText>
      {isFoundByHint && (
        <span aria-hidden className={styles.hint}>
          <DataText>{choice.hint}</DataText>
        </span>
      )}
    </span>
  );
}

interface ChoiceInputProps extends ComponentProps<'input'> {
  /** Focus target of the form. */
  formRef?: Ref<HTMLInputElement>;
}

/** The input of a choice, for MUI and for the form. */
export function ChoiceInput({ ref, formRef, ...input }: ChoiceInputProps) {
  return <input {...input} ref={useForkRef(ref, formRef)} />;
}
