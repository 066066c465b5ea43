import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NativeSelect } from '#components/inputs/NativeSelect.tsx';
import { useScrollTo } from '#components/inputs/useScrollTo.ts';
import { isComposing } from '#lib/browser/isComposing.ts';
import type { Filter } from './ArticleFilter.schema.ts';
import { Dropdown, Listbox, Native, Opener, OpenerIcon, Option } from './ArticleFilter.styles.ts';
import { fieldOf } from './filterAddress.ts';

/** What has been typed in a list, and when: `KeyboardEvent.timeStamp`, in milliseconds. */
interface TypedAhead {
  readonly text: string;
  readonly at: number;
}

/** Before the first letter, and after the visitor has moved in another way. */
const nothingTyped: TypedAhead = { text: '', at: 0 };

/** After a longer pause, in milliseconds, typing begins anew. */
const pause = 700;

const startsWith = (label: string, text: string) =>
  label.slice(0, text.length).localeCompare(text, undefined, { sensitivity: 'base' }) === 0;

/** Returns what has been typed, once a key is added. The same letter again means the next option of that letter. */
function typedAhead(key: string, at: number, before: TypedAhead): TypedAhead {
  const text = at - before.at > pause ? key : before.text + key;
  return { text: text === key.repeat(text.length / key.length) ? key : text, at };
}

/** Whether a key belongs to a text: the space bar only does after other letters, otherwise it chooses an option. */
const isTyping = ({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>, before: TypedAhead) =>
  key === ' ' ? before.text !== '' && timeStamp - before.at <= pause : /^.$/u.test(key);

/**
 * Returns the index of the option that starts with a text, ignoring case and accents, or `undefined`. A single letter
 * searches from the option after the active one, longer texts from the active one on; both continue at the start.
 */
function optionOf(text: string, labels: readonly string[], active: number): number | undefined {
  const from = text.length === 1 ? active + 1 : active;
  const order = labels.map((_label, index) => (from + index) % labels.length);
  return order.find((index) => startsWith(labels[index] ?? '', text));
}

interface FilterDropdownProps {
  readonly filter: Filter;
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

interface Item {
  readonly value: string;
  readonly label: string;
}

/** Returns the index that a key moves to. Arrow keys wrap around. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The state and keyboard support of a dropdown's list (FILT-02). */
function useListbox(items: readonly Item[], value: string, onChoose: (value: string) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef<TypedAhead>(nothingTyped);
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );
  const open = () => {
    setActive(chosen);
    setIsOpen(true);
  };
  const close = () => {
    typed.current = nothingTyped;
    setIsOpen(false);
  };
  const moveTo = (index: number) => {
    typed.current = nothingTyped;
    setActive(index);
  };
  const choose = (index: number) => {
    onChoose(items[index]?.value ?? '');
    close();
  };
  const typeAhead = ({ key, timeStamp }: KeyboardEvent) => {
    typed.current = typedAhead(key, timeStamp, typed.current);
    const labels = items.map(({ label }) => label);
    const from = isOpen ? active : chosen;
    setActive(optionOf(typed.current.text, labels, from) ?? from);
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    if (!event.altKey && isTyping(event, typed.current)) {
      event.preventDefault();
      typeAhead(event);
      return;
    }
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      open();
      return;
    }
    const next = nextOf(key, active, items.length);
    if (key === 'Tab') close();
    else if (next !== undefined) moveTo(next);
    else if (key === 'Enter' || key === ' ') choose(active);
    else if (key === 'Escape') close();
    else return;
    if (key !== 'Tab') event.preventDefault();
  };
  return { isOpen, active, toggle: isOpen ? close : open, close, choose, onKeyDown };
}

/** The same options for visitors without scripts. */
const NativeChoices = ({
  filter,
  items,
  value,
  onChoose,
}: FilterDropdownProps & { readonly items: readonly Item[] }) => (
  <Native>
    <NativeSelect
      name={fieldOf(filter)}
      aria-label={filter.label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {items.map((item) => (
        <option key={item.value} value={item.value}>
          {item.label}
        </option>
      ))}
    </NativeSelect>
  </Native>
);

/** A select-only combobox with its listbox; a native select without scripts (FILT-02). */
export function FilterDropdown({ filter, value, onChoose }: FilterDropdownProps) {
  const id = useId();
  const items = [{ value: '', label: filter.all }, ...filter.options];
  const opener = useRef<HTMLButtonElement>(null);
  const list = useListbox(items, value, (chosenValue) => {
    onChoose(chosenValue);
    opener.current?.focus();
  });
  const { isOpen, active } = list;
  const chosen = filter.options.find((option) => option.value === value)?.label;
  const selectedValue = chosen === undefined ? '' : value;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = isOpen ? optionId(active) : undefined;
  useScrollTo(activeId);
  return (
    <div>
      <NativeChoices {...{ filter, items, onChoose }} value={selectedValue} />
      <Dropdown
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) list.close();
        }}
      >
        <Opener
          ref={opener}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          // The name is the filter's label; the content is the value.
          aria-label={filter.label}
          aria-activedescendant={activeId}
          onClick={list.toggle}
          onKeyDown={list.onKeyDown}
        >
          <span>{chosen ?? filter.label}</span>
          <OpenerIcon name="chevron" />
        </Opener>
        <Listbox id={`${id}-list`} role="listbox" aria-label={filter.label} hidden={!isOpen}>
          {(isOpen ? items : []).map((item, index) => (
            <Option
              key={item.value}
              id={optionId(index)}
              role="option"
              aria-selected={item.value === selectedValue}
              data-active={isOpen && index === active}
              // Keep focus on the button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => list.choose(index)}
            >
              {item.label}
            </Option>
          ))}
        </Listbox>
      </Dropdown>
    </div>
  );
}
