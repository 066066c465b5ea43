import { type ComponentProps, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '#components/fields/TextField.tsx';
import type { Values } from './controlValues.ts';
import { shownTaxNumber, typedTaxNumber } from './typedTaxNumber.ts';

/**
 * An SSN or ITIN. The number itself is kept in the form's values, in memory only; the page never holds more than its
 * last four digits once it is complete (VAL-05).
 */
export function TaxNumberInput({
  control,
  name,
  calm,
  ...input
}: Omit<ComponentProps<typeof TextField>, 'ref' | 'name' | 'value' | 'onChange' | 'onBlur'> & {
  control: Control<Values>;
  name: string;
  calm: (run: () => void) => void;
}) {
  const { field } = useController({ control, name, defaultValue: '' });
  const digits = typeof field.value === 'string' ? field.value : '';
  const shown = shownTaxNumber(digits);
  const element = useRef<HTMLInputElement>(null);
  // Typed before the program arrived: the field shows what nobody has told React yet.
  useEffect(() => {
    const typed = element.current?.value ?? '';
    if (typed !== '' && !typed.includes('*')) field.onChange(typedTaxNumber('', typed));
    // oxlint-disable-next-line react/exhaustive-deps -- only what is there at the first moment
  }, []);
  return (
    <TextField
      {...input}
      ref={element}
      name={name}
      value={shown}
      onChange={(event) => field.onChange(typedTaxNumber(digits, event.target.value))}
      onBlur={() => calm(field.onBlur)}
    />
  );
}
