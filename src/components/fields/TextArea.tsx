import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { InputFrame, TextAreaInput } from '#components/inputs/InputBase.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'children' | 'color' | keyof FieldProps> {
  /** Grows with its text up to this number of lines, in browsers with `field-sizing`. */
  readonly maxRows?: number;
  /** Shown below the field, such as a character counter. Add its id to `aria-describedby`. */
  readonly below?: ReactNode;
}

/**
 * A multiline field with its label, help and error. All props of a `textarea`, including `ref`, go to the `textarea`. A
 * native element themed as `MuiInputBase`; `TextField` with `multiline` is the same.
 */
export function TextArea({
  label,
  helperText,
  error,
  optionalMark,
  width,
  below,
  id,
  className,
  sx,
  slotProps,
  margin,
  fullWidth,
  size,
  variant,
  rows = 5,
  maxRows,
  'aria-describedby': more,
  ...field
}: TextAreaProps) {
  const ids = useFieldIds(id, { helperText, error }, more);
  const state = { error: Boolean(error), disabled: field.disabled === true, size, variant, maxRows };
  const frame = { ids, label, helperText, error, optionalMark, width, margin, fullWidth, className, sx };
  const { startAdornment: _start, endAdornment: _end, readOnly, ...root } = slotProps?.input ?? {};
  return (
    <FieldFrame {...frame} {...{ slotProps, below }} disabled={field.disabled}>
      <InputFrame {...root} state={state}>
        <TextAreaInput
          readOnly={readOnly}
          {...field}
          rows={rows}
          id={ids.field}
          aria-describedby={ids.describedBy}
          state={state}
        />
      </InputFrame>
    </FieldFrame>
  );
}
