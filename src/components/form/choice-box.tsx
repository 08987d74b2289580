import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, Ref } from 'react';
import { searchIndex } from '@/lib/text-search';

/** An option of a possibly long list. */
export interface Choice {
  id: string;
  label: string;
}

/** Rendering two thousand options blocks the page; typing finds the others. */
const MOST_OPTIONS = 100;

const index = searchIndex<Choice>(({ label }) => [label]);

/** The options that have every typed word, as many as can be shown. */
export function filterChoices(choices: Choice[], { inputValue }: { inputValue: string }): Choice[] {
  return choices.filter(index.matcher(inputValue)).slice(0, MOST_OPTIONS);
}

interface ChoiceInputProps extends ComponentProps<'input'> {
  /** Focus target of the form. */
  formRef?: Ref<HTMLInputElement>;
}

/** The input of a choice, for MUI and for the form. */
export function ChoiceInput({ ref, formRef, ...input }: ChoiceInputProps) {
  return <input {...input} ref={useForkRef(ref, formRef)} />;
}
