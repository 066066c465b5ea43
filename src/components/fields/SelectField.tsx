import type { Choice } from '#lib/values/Choice.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { NativeSelect, type NativeSelectProps } from '#components/inputs/NativeSelect.tsx';
import { useFieldIds } from './useFieldIds.ts';

/** Choices under a heading of their own. */
export interface GroupedChoices {
  readonly label: string;
  readonly options: readonly Choice[];
}

export interface SelectFieldProps extends FieldProps, Omit<NativeSelectProps, 'children' | keyof FieldProps> {
  readonly options: readonly (Choice | GroupedChoices)[];
  /** Words of the empty choice; without them the first option is chosen. */
  readonly placeholder?: string;
}

const Option = ({ value, label }: Choice) => <option value={value}>{label}</option>;

/** A native select with its words. Everything a `select` takes goes to the `select`, `ref` included. */
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
  'aria-describedby': more,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, { helperText, error }, more);
  return (
    <FieldFrame {...{ ids, label, helperText, error, optionalMark, width, className, sx, slotProps }}>
      <NativeSelect
        {...select}
        id={ids.field}
        error={Boolean(error)}
        aria-describedby={ids.describedBy}
        slotProps={{ root: slotProps?.input }}
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
