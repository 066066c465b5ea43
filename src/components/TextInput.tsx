import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText, type FieldWidth, useFieldIds } from './FieldFrame.tsx';

export interface TextInputProps
  extends FieldText, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'color' | 'children'> {
  /** Stands inside the field before the value, such as "$"; the label must say it too. */
  readonly prefix?: string;
  /** Stands inside the field after the value, such as "%". */
  readonly suffix?: string;
  readonly width?: FieldWidth;
}

/**
 * A field for one line. Everything an `input` takes goes to the `input`, `ref` included, so that
 * `{...register('name')}` works; it is uncontrolled unless `value` is given.
 */
export function TextInput({
  label,
  hint,
  error,
  optionalMark,
  prefix,
  suffix,
  width,
  id,
  className,
  ref,
  disabled,
  'aria-describedby': more,
  ...input
}: TextInputProps) {
  const ids = useFieldIds(id, { hint, error }, more);
  return (
    <FieldFrame {...{ ids, label, hint, error, optionalMark, width, className }}>
      <InputBase
        fullWidth
        disabled={disabled}
        error={Boolean(error)}
        inputRef={ref}
        startAdornment={prefix && <span aria-hidden="true">{prefix}</span>}
        endAdornment={suffix && <span aria-hidden="true">{suffix}</span>}
        slotProps={{ input: { type: 'text', ...input, id: ids.field, 'aria-describedby': ids.describedBy } }}
      />
    </FieldFrame>
  );
}
