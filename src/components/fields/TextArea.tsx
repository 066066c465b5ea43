import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { InputFrame, TextAreaInput } from '#components/inputs/InputBase.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'children' | 'color' | keyof FieldProps> {
  /** Shown below the field, such as a character counter. Add its id to `aria-describedby`. */
  readonly below?: ReactNode;
}

/**
 * A multiline field with its label, help and error. All props of a `textarea`, including `ref`, go to the `textarea`. A
 * native element themed as `MuiInputBase`: MUI's multiline input measures itself and writes a style attribute, which
 * the Content Security Policy forbids.
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
