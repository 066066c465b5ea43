import { type ComponentProps, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '#components/fields/TextField.tsx';
import type { Values } from './controlValues.ts';
import { cleanCode } from '#lib/values/cleanText.ts';

const complete = 9;
/** Whether the number is complete, so that only its last four digits are shown. */
export const isConcealedNumber = (value: string) => /^\d+$/.test(value) && value.length >= complete;

/**
 * Formats an SSN or ITIN for display. Once all nine digits are there, hides all but the last four (VAL-05). Shows a text
 * that is no such number as it is.
 */
export function shownTaxNumber(value: string): string {
  if (isConcealedNumber(value)) return `***-**-${value.slice(5, complete)}`;
  if (!/^\d+$/.test(value)) return value;
  return [value.slice(0, 3), value.slice(3, 5), value.slice(5)].filter(Boolean).join('-');
}

/**
 * Returns the value of an SSN or ITIN after its field was edited: its digits, or the text if it has other characters,
 * which is then an error. A hidden number cannot be edited in part: deleting anything clears it, and anything added
 * counts, so that it has too many digits.
 *
 * @param before the previous value.
 * @param typed the field's current text.
 */
export function typedTaxNumber(before: string, typed: string): string {
  if (isConcealedNumber(before) && typed.includes('*')) {
    const added = typed.length - shownTaxNumber(before).length;
    return added < 0 ? '' : before + typed.slice(typed.length - added).replace(/\D/g, '');
  }
  const plain = cleanCode(typed);
  return /^[\d\s-]*$/.test(plain) ? plain.replace(/\D/g, '') : typed;
}

/**
 * An input for an SSN or ITIN. The full number is only in the form's values, in memory; once it is complete, the DOM
 * contains only its last four digits (VAL-05).
 */
export function TaxNumberInput({
  control,
  name,
  deferWhilePressed,
  ...input
}: Omit<ComponentProps<typeof TextField>, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur'> & {
  control: Control<Values>;
  name: string;
  deferWhilePressed: (run: () => void) => void;
}) {
  const { field } = useController({ control, name, defaultValue: '' });
  const value = typeof field.value === 'string' ? field.value : '';
  const element = useRef<HTMLInputElement>(null);
  // Picks up what was typed before hydration, which React does not know about.
  useEffect(() => {
    const typed = element.current?.value ?? '';
    if (typed !== '') field.onChange(typedTaxNumber('', typed));
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  return (
    <TextField
      {...input}
      ref={element}
      name={name}
      value={shownTaxNumber(value)}
      onChange={(event) => field.onChange(typedTaxNumber(value, event.target.value))}
      onBlur={() => deferWhilePressed(field.onBlur)}
    />
  );
}
