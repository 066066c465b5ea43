import { useThemeProps } from '#theme/styled.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { InputBase, type InputBaseProps } from '#components/inputs/InputBase.tsx';

export interface TextFieldProps extends FieldProps, Omit<InputBaseProps, keyof FieldProps> {}

/**
 * A single-line field with its label, help and error. All props of an `input`, including `ref`, go to the `input`, so
 * that `{...register('name')}` works. Uncontrolled unless `value` is given. `startAdornment` and `endAdornment` are
 * symbols such as "$"; the label must contain the same information.
 *
 * Has the same main props as MUI's TextField, but consists of themed parts on native elements: MUI's takes six times as
 * long to render, and places its label inside the field.
 */
export function TextField(props: TextFieldProps) {
  const { label, helperText, error, optionalMark, width, ...rest } = useThemeProps({
    props,
    name: 'MuiTextField',
  });
  const { id, className, sx, slotProps, 'aria-describedby': more, ...input } = rest;
  const ids = useFieldIds(id, { helperText, error }, more);
  return (
    <FieldFrame {...{ ids, label, helperText, error, optionalMark, width, className, sx, slotProps }}>
      <InputBase
        {...input}
        id={ids.field}
        error={Boolean(error)}
        aria-describedby={ids.describedBy}
        slotProps={{ root: slotProps?.input }}
      />
    </FieldFrame>
  );
}
