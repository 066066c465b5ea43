import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { InputBase, type InputBaseProps } from '#components/inputs/InputBase.tsx';
import { NativeSelect } from '#components/inputs/NativeSelect.tsx';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { useThemeProps } from '#theme/styled.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

type OwnProps = Pick<MuiTextFieldProps, 'maxRows' | 'minRows' | 'multiline' | 'rows' | 'select'>;

export interface TextFieldProps
  extends
    Omit<FieldProps, 'label' | 'helperText'>,
    Omit<InputBaseProps, keyof FieldProps | keyof OwnProps | 'children' | RefusedName<'TextField'>>,
    OwnProps,
    Refused<'TextField'> {
  readonly label: string;
  readonly helperText?: string;
  /** The options of a `select`: `option` or `MenuItem` elements. */
  readonly children?: ReactNode;
}

/** Returns an option of a native select for one of MUI's. */
const optionOf = (child: ReactNode): ReactNode => {
  if (!isValidElement<ComponentProps<'option'>>(child) || typeof child.type === 'string') return child;
  const { value, disabled, children } = child.props;
  return (
    <option value={value} disabled={disabled}>
      {children}
    </option>
  );
};

/**
 * A field with its label, help and error. All props of an `input`, including `ref`, go to the `input`, so that
 * `{...register('name')}` works. Uncontrolled unless `value` is given. With `multiline` it is a `textarea`, with `select`
 * a native select. `startAdornment` and `endAdornment` are symbols such as "$"; the label must contain the same
 * information.
 *
 * Takes MUI's props, but consists of themed parts on native elements: MUI's takes six times as long to render, and
 * places its label inside the field.
 */
export function TextField(given: TextFieldProps) {
  const props = useThemeProps({ props: given, name: 'MuiTextField' });
  const { multiline = false, minRows, maxRows, rows = minRows, select = false, children, ...field } = props;
  const { label, helperText, error, optionalMark, width, margin, fullWidth, ...rest } = field;
  const { id, className, sx, slotProps, 'aria-describedby': more, ...input } = rest;
  const ids = useFieldIds(id, { helperText, error }, more);
  const { startAdornment, endAdornment, readOnly, ...root } = slotProps?.input ?? {};
  if (multiline)
    // Handlers and `ref` get a `textarea` instead of an `input`.
    return (
      <TextArea
        {...(field as TextAreaProps)}
        rows={Number(rows ?? 3)}
        maxRows={Number(maxRows) || undefined}
      />
    );
  const frame = { ids, label, helperText, error, optionalMark, width, margin, fullWidth, className, sx };
  const shared = { id: ids.field, error: Boolean(error), 'aria-describedby': ids.describedBy };
  return (
    <FieldFrame {...frame} slotProps={slotProps} disabled={input.disabled}>
      {select ? (
        <NativeSelect {...(input as object)} {...shared} slotProps={{ root }}>
          {Children.map(children, optionOf)}
        </NativeSelect>
      ) : (
        <InputBase
          {...{ startAdornment, endAdornment, readOnly }}
          {...input}
          {...shared}
          slotProps={{ root, input: slotProps?.htmlInput }}
        />
      )}
    </FieldFrame>
  );
}
