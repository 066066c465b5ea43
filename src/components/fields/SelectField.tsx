import type { Choice } from '#lib/values/Choice.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { NativeSelect, type NativeSelectProps } from '#components/inputs/NativeSelect.tsx';

interface SelectChoice extends Choice {
  /** Whether it is shown but cannot be chosen. */
  readonly disabled?: boolean;
}

/** Options with a group label (`optgroup`). */
export interface GroupedChoices {
  readonly label: string;
  readonly options: readonly SelectChoice[];
}

export interface SelectFieldProps
  extends FieldProps, Omit<NativeSelectProps, 'children' | 'placeholder' | keyof FieldProps> {
  readonly options: readonly (SelectChoice | GroupedChoices)[];
  /** Text of the empty option. Without it, the first option is selected. */
  readonly placeholder?: string;
}

const Option = ({ value, label, disabled }: SelectChoice) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
);

/** A native select with its label, help and error. All props of a `select`, including `ref`, go to the `select`. */
export function SelectField({
  label,
  helperText,
  error,
  optionalMark,
  options,
  placeholder,
  width,
  id,
  className,
  sx,
  slotProps,
  margin,
  fullWidth,
  'aria-describedby': more,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, { helperText, error }, more);
  const frame = { ids, label, helperText, error, optionalMark, width, margin, fullWidth, className, sx };
  const { startAdornment: _start, endAdornment: _end, readOnly: _readOnly, ...root } = slotProps?.input ?? {};
  return (
    <FieldFrame {...frame} slotProps={slotProps} disabled={select.disabled}>
      <NativeSelect
        {...select}
        id={ids.field}
        error={Boolean(error)}
        aria-describedby={ids.describedBy}
        slotProps={{ root }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map((choice) => (
                <Option key={choice.value} {...choice} />
              ))}
            </optgroup>
          ) : (
            <Option key={option.value} {...option} />
          ),
        )}
      </NativeSelect>
    </FieldFrame>
  );
}
