import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { searchIndex } from '@/lib/text-search';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { STATUS } from '../status';
import { useListbox } from '../use-listbox';
import styles from './combobox.module.css';
import { TextField } from './text-field';
import { useFieldPopup } from './use-field-popup';

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

/** The id of the option that chooses all; no id of the server is empty. */
const ALL = '';

/**
 * The options that have every typed word, as many as can be shown.
 *
 * @internal exported for its test.
 */
export function filterChoices(choices: readonly Choice[], typed: string): Choice[] {
  return choices.filter(index.matcher(typed)).slice(0, MOST_OPTIONS);
}

interface ComboboxProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  choices: readonly Choice[];
  /** The choices are being read. */
  isLoading?: boolean;
  /** Ids of the chosen options. */
  chosen: readonly string[];
  /** Several can be chosen: the list stays open. */
  isMany?: boolean;
  onChoose: (id: string) => void;
  /** Chooses all that were found; its option comes first. */
  onChooseAll?: ((ids: readonly string[]) => void) | undefined;
  onClear: () => void;
  /** Called when the list is opened and the choices are needed. */
  onOpen?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** A field whose options are found by typing. */
export function Combobox({
  choices,
  isLoading = false,
  chosen,
  isMany = false,
  onChoose,
  onChooseAll,
  onClear,
  onOpen,
  onBlur,
  ...props
}: ComboboxProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** `undefined` until something is typed: then the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const popup = useFieldPopup(isOpen, box);
  const found = isOpen ? choices.filter(index.matcher(typed ?? '')).map(({ id }) => id) : [];
  const options = isOpen ? optionsFor(typed ?? '') : [];
  const text = (!isMany && choices.find(({ id }) => chosen.includes(id))?.label) || '';
  const listbox = useListbox({
    options,
    keyOf: ({ id }) => id,
    onChoose: choose,
    first: -1,
    isMany,
  });
  const isFixed = props.disabled === true || props.readOnly === true;
  const canClear = !isFixed && (chosen.length > 0 || (typed ?? '') !== '');

  function optionsFor(words: string): Choice[] {
    const shown = filterChoices(choices, words);
    if (!onChooseAll || shown.length < 2) return shown;
    return [{ id: ALL, label: `Все (${found.length})` }, ...shown];
  }

  function placeOf(id: string | undefined) {
    return optionsFor('').findIndex((choice) => choice.id === id);
  }

  function open() {
    if (isOpen || isFixed) return;
    setIsOpen(true);
    listbox.restart(isMany ? -1 : placeOf(chosen[0]));
    onOpen?.();
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
  }

  function choose({ id }: Choice) {
    if (id === ALL) onChooseAll?.(found);
    else onChoose(id);
    setTyped(undefined);
    if (isMany) listbox.restart(placeOf(id));
    else setIsOpen(false);
  }

  function isChosen({ id }: Choice) {
    return id === ALL ? found.every((other) => chosen.includes(other)) : chosen.includes(id);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && isOpen) {
      // Not the dialog around it.
      event.stopPropagation();
      close();
    } else if (isOpen) listbox.handleKey(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
    }
  }

  return (
    // The focus stays in the field.
    <div ref={box} role="presentation" className={styles.combobox} onMouseDown={keepFocus}>
      <TextField
        {...props}
        {...listbox.field}
        aria-expanded={options.length > 0}
        value={typed ?? text}
        onChange={({ target }) => {
          open();
          setTyped(target.value);
          listbox.restart();
          if (target.value === '' && !isMany) onClear();
        }}
        onKeyDown={handleKey}
        onFocus={({ target }) => target.select()}
        onClick={open}
        onBlur={() => {
          close();
          onBlur?.();
        }}
        end={
          <>
            {canClear && (
              <IconButton
                size="row"
                icon="close"
                label="Очистить"
                tabIndex={-1}
                onClick={() => {
                  setTyped(undefined);
                  onClear();
                }}
              />
            )}
            <IconButton
              size="row"
              icon="chevronDown"
              label={isOpen ? 'Закрыть' : 'Открыть'}
              tabIndex={-1}
              disabled={isFixed}
              onClick={() => {
                box.current?.querySelector('input')?.focus();
                if (isOpen) close();
                else open();
              }}
            />
          </>
        }
      />
      {isOpen && (
        <div ref={popup} className={styles.popup}>
          {options.length === 0 ? (
            <p {...STATUS} className={styles.none}>
              {isLoading ? 'Загрузка…' : 'Нет доступных вариантов'}
            </p>
          ) : (
            <ul {...listbox.list} aria-label="Варианты">
              {options.map((choice) => (
                <li
                  key={choice.id}
                  {...listbox.optionProps(choice, isChosen(choice))}
                  data-active={choice === listbox.active || undefined}
                  className={styles.option}
                >
                  {isMany && (
                    <span className={styles.tick}>
                      <Icon name="check" />
                    </span>
                  )}
                  <ChoiceText choice={choice} typed={choice.id === ALL ? '' : (typed ?? '')} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** A choice in the list. Its accessible name is only the label, which is unique. */
function ChoiceText({ choice, typed }: { choice: Choice; typed: string }) {
  const isFoundByHint = index.matcher(typed)(choice) && !labelIndex.matcher(typed)(choice);
  return (
    <span>
      <bdi>{choice.label}</bdi>
      {isFoundByHint && (
        <span aria-hidden className={styles.hint}>
          {choice.hint}
        </span>
      )}
    </span>
  );
}

function keepFocus(event: { target: EventTarget; preventDefault: () => void }) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
