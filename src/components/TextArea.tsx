import InputBase from '@mui/material/InputBase';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldText, useFieldIds } from './FieldFrame.tsx';

export interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'children' | 'color'> {
  /** Stands under the field, such as a count of characters; name its id in `aria-describedby`. */
  readonly below?: ReactNode;
}

/** A field for several lines. Everything a `textarea` takes goes to the `textarea`, `ref` included. */
export function TextArea({
  label,
  hint,
  error,
  optionalMark,
  below,
  id,
  className,
  ref,
  disabled,
  rows = 5,
  'aria-describedby': more,
  ...field
}: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error }, more);
  return (
    <FieldFrame {...{ ids, label, hint, error, optionalMark, className, below }}>
      <InputBase
        fullWidth
        // A native element: MUI's own measures itself and writes a style attribute, which the page's policy forbids.
        inputComponent="textarea"
        disabled={disabled}
        error={Boolean(error)}
        inputRef={ref}
        slotProps={{
          // MUI types this slot as an input although it renders `inputComponent`.
          input: {
            ...field,
            rows,
            type: undefined,
            id: ids.field,
            'aria-describedby': ids.describedBy,
          } as ComponentProps<'input'>,
        }}
      />
    </FieldFrame>
  );
}
