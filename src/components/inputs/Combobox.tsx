import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '#lib/browser/isComposing.ts';
import { styled } from '#theme/styled.ts';
import { InputBase, type InputBaseProps } from './InputBase.tsx';
import { useScrollTo } from './useScrollTo.ts';

const name = 'MuiAutocomplete';

// On small screens the list is as wide as the nearest positioned ancestor, on larger ones as wide as the input.
const Root = styled('div', { name, slot: 'Root' })(({ theme: { breakpoints } }) => ({
  flex: 1,
  minWidth: 0,
  [breakpoints.up('md')]: { position: 'relative' },
}));

// MUI's popper, paper and listbox are one element here.
const Listbox = styled('div', {
  name,
  slot: 'Listbox',
  overridesResolver: (_props, styles) => [styles['popper'], styles['paper'], styles['listbox']],
})(({ theme: { spacing } }) => ({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${spacing(0.75)})`,
  zIndex: 12,
}));

const Option = styled('div', { name, slot: 'Option' })({ cursor: 'pointer' });

const none: readonly string[] = [];

export interface ComboboxProps extends Omit<InputBaseProps, 'id' | 'onChange'> {
  /** Id of the input. */
  readonly inputId: string;
  /** Prefix for the ids of the list and its options. */
  readonly id: string;
  /** The suggestions, best first. */
  readonly options: readonly string[];
  /** Whether the options are shown, if there are any. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called when the visitor types, with leading spaces removed. */
  readonly onInputChange: (text: string) => void;
  /** Called when the visitor selects an option with a key or the pointer. */
  readonly onChange: (option: string) => void;
  /** Accessible name of the list of options. */
  readonly listboxLabel: string;
}

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  /** Index of the active option, or -1. */
  readonly active: number;
  readonly onChoose: (option: string) => void;
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;

const Options = ({ id, label, options, active, onChoose }: OptionsProps) => (
  <Listbox id={`${id}-list`} role="listbox" aria-label={label}>
    {options.map((option, index) => (
      <Option
        key={option}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        // Keep focus in the input while the pointer is pressed, so that the list stays open for the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {option}
      </Option>
    ))}
  </Listbox>
);

/**
 * A text input with suggestions: a combobox with a listbox that also accepts any other text. Add a `FormLabel`, and
 * place it in an element with `position: relative`. The input is uncontrolled.
 *
 * Lighter than MUI's Autocomplete, which weighs 30 kB; the theme styles both as `MuiAutocomplete`.
 */
export function Combobox({
  id,
  inputId,
  options,
  open,
  onOpen,
  onClose,
  onInputChange,
  onChange,
  listboxLabel,
  ...input
}: ComboboxProps) {
  const [active, setActive] = useState(-1);
  const visibleOptions = open ? options : none;
  const last = visibleOptions.length - 1;
  const activeId = active >= 0 && visibleOptions[active] !== undefined ? optionId(id, active) : undefined;
  useScrollTo(activeId);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Escape clears a search input; while options are shown, it only closes them.
      if (event.key === 'Escape' && last >= 0) event.preventDefault();
      return onClose();
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      return onChange(visibleOptions[active] ?? event.currentTarget.value);
    }
    if (last < 0 || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    const next = active + (event.key === 'ArrowDown' ? 1 : -1);
    setActive(next > last ? -1 : next < -1 ? last : next);
  };
  return (
    <Root>
      <InputBase
        {...input}
        id={inputId}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={last >= 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          if (/^\s/.test(target.value)) target.value = target.value.trimStart();
          onInputChange(target.value);
          onOpen();
          setActive(-1);
        }}
        onBlur={onClose}
      />
      {last >= 0 && (
        <Options {...{ id, active }} label={listboxLabel} options={visibleOptions} onChoose={onChange} />
      )}
    </Root>
  );
}
