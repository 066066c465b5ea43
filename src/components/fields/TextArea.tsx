import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { InputFrame, TextAreaInput } from '#components/inputs/InputBase.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'children' | 'color' | keyof FieldProps> {
  /** Stands under the field, such as a count of characters; name its id in `aria-describedby`. */
  readonly below?: ReactNode;
}

/**
 * A field for several lines, with its words. Everything a `textarea` takes goes to the `textarea`, `ref` included. A
 * native element under MuiInputBase: MUI's multiline field measures itself and writes a style attribute, which the
 * page's policy forbids.
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
  rows = 5,
  'aria-describedby': more,
  ...field
}: TextAreaProps) {
  const ids = useFieldIds(id, { helperText, error }, more);
  const state = { error: Boolean(error), disabled: field.disabled === true };
  return (
    <FieldFrame {...{ ids, label, helperText, error, optionalMark, width, className, sx, slotProps, below }}>
      <InputFrame {...slotProps?.input} state={state}>
        <TextAreaInput
          {...field}
          rows={rows}
          id={ids.field}
          aria-invalid={field['aria-invalid'] ?? (state.error || undefined)}
          aria-describedby={ids.describedBy}
          ownerState={state}
        />
      </InputFrame>
    </FieldFrame>
  );
}
