import { type ComponentProps, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '#components/fields/TextField.tsx';
import type { Values } from './controlValues.ts';
import { shownTaxNumber, typedTaxNumber } from './typedTaxNumber.ts';

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
