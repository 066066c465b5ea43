import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText, type FieldWidth, useFieldIds } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SelectInputProps
  extends FieldText, Omit<ComponentProps<'select'>, 'children' | 'color' | 'size' | 'multiple'> {
  readonly options: readonly Choice[];
  /** Words of the empty choice; without them the first option is chosen. */
  readonly placeholder?: string;
  readonly width?: FieldWidth;
}

/** A native select. Everything a `select` takes goes to the `select`, `ref` included. */
export function SelectInput({
  label,
  hint,
  error,
  optionalMark,
  options,
  placeholder,
  width,
  id,
  className,
  ref,
  disabled,
  'aria-describedby': more,
  ...select
}: SelectInputProps) {
  const ids = useFieldIds(id, { hint, error }, more);
  return (
    <FieldFrame {...{ ids, label, hint, error, optionalMark, width, className }}>
      <InputBase
        fullWidth
        className="select"
        // MUI types this slot as an input; a select takes the props that are given below.
        inputComponent={'select' as 'input'}
        disabled={disabled}
        error={Boolean(error)}
        inputRef={ref}
        endAdornment={<Icon name="chevron" />}
        slotProps={{
          // Props of a select, see above.
          input: {
            ...select,
            type: undefined,
            id: ids.field,
            'aria-describedby': ids.describedBy,
            children: [
              placeholder !== undefined && (
                <option key="" value="">
                  {placeholder}
                </option>
              ),
              ...options.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              )),
            ],
          } as unknown as ComponentProps<'input'>,
        }}
      />
    </FieldFrame>
  );
}
