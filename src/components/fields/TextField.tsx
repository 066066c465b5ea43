import { useThemeProps } from '#theme/styled.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { InputBase, type InputBaseProps } from '#components/inputs/InputBase.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface TextFieldProps extends FieldProps, Omit<InputBaseProps, keyof FieldProps> {}

/**
 * A field for one line, with its words. Everything an `input` takes goes to the `input`, `ref` included, so that
 * `{...register('name')}` works; it is uncontrolled unless `value` is given. `startAdornment` and `endAdornment` are
 * signs such as "$", which the label must say too.
 *
 * MUI's TextField with the same main props, made of themed parts on native elements: MUI's takes six times as long to
 * render, and its label lies inside the field.
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
