import Autocomplete from '@mui/material/Autocomplete';
import type { ComponentProps } from 'react';
import { type Choice, findChoices } from '@/lib/text-search';
import { TextField } from '../form/text-field';
import { MuiRoot } from './mui-root';

interface ChoiceInputProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'placeholder' | 'required' | 'autoFocus' | 'error'
  > {
  choices: readonly Choice[];
  /** The chosen id, '' for none. */
  value: string;
  onChange: (id: string) => void;
  onBlur?: () => void;
}

/** Most options rendered: two thousand would block the page. Typing finds the others. */
const MOST_OPTIONS = 100;

/** Side by side, as large as a finger needs, and the text before both of them. */
const BUTTONS = {
  '& .MuiAutocomplete-endAdornment': { position: 'static', display: 'flex', transform: 'none' },
  '& button': { width: 'var(--control-height)', height: 'var(--control-height)' },
  '&& input': { paddingRight: 'calc(2 * var(--control-height))' },
};

/** The names of the buttons are not said twice. */
const UNTITLED = { popupIndicator: { title: '' }, clearIndicator: { title: '' } };

/** The list belongs to the dialog, and may be longer than it. */
const LIST = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const;

/** A choice from a long list by typing: MUI's list below a field of the app. */
export function ChoiceInput({ choices, value, onChange, onBlur, ...field }: ChoiceInputProps) {
  return (
    <MuiRoot>
      <Autocomplete<Choice>
        options={choices}
        value={choices.find(({ id }) => id === value) ?? null}
        onChange={(_event, choice) => onChange(choice?.id ?? '')}
        onBlur={onBlur}
        getOptionKey={({ id }) => id}
        filterOptions={(options, { inputValue }) =>
          findChoices(options, inputValue).slice(0, MOST_OPTIONS)
        }
        autoHighlight
        sx={BUTTONS}
        slotProps={{ ...UNTITLED, popper: LIST, listbox: { 'aria-label': 'Варианты' } }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <div ref={input.ref}>
            <TextField {...htmlInput} {...field} size={undefined} end={input.endAdornment} />
          </div>
        )}
      />
    </MuiRoot>
  );
}
