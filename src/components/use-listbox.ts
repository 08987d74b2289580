import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ListboxOptions<Option> {
  options: readonly Option[];
  /** Unique among the options. */
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  /** Index of the active option at first and after `restart`; -1 for none. */
  first: number;
  /** Several options can be selected. */
  isMany?: boolean;
}

/**
 * The list of a combobox, of which Enter chooses the active option. The focus stays in the field, which names that
 * option (ARIA APG, combobox with a listbox).
 */
export function useListbox<Option>({
  options,
  keyOf,
  onChoose,
  first,
  isMany,
}: ListboxOptions<Option>) {
  const id = useId();
  const [index, setIndex] = useState(first);
  const active = options[Math.min(index, options.length - 1)];
  // Without blanks, which part ids in the attributes that name them.
  const idOf = (option: Option) => `${id}-${keyOf(option).replaceAll(/\s/g, '_')}`;
  const activeId = active && idOf(active);
  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    option?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function handleKey(event: KeyboardEvent) {
    const { length } = options;
    const place = active ? options.indexOf(active) : -1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && length > 0) {
      event.preventDefault();
      setIndex(place === -1 && step === -1 ? length - 1 : (place + step + length) % length);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return {
    active,
    /** Makes the option active that is so at first. */
    restart: (to = first) => setIndex(to),
    handleKey,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': options.length > 0 ? id : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    list: { role: 'listbox', id, 'aria-multiselectable': isMany } as const,
    optionProps: (option: Option, isSelected: boolean) =>
      ({
        role: 'option',
        id: idOf(option),
        'aria-selected': isSelected,
        onPointerMove: () => setIndex(options.indexOf(option)),
        onClick: () => onChoose(option),
      }) as const,
  };
}
