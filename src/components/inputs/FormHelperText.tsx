import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiFormHelperText';

const Root = styled('p', { name, slot: 'Root' })<{ ownerState: { error: boolean } }>(
  ({ theme: { spacing } }) => ({
    marginTop: spacing(0.5),
    variants: [
      {
        props: { error: true },
        style: {
          display: 'flex',
          gap: spacing(1),
          marginTop: spacing(0.75),
          // Takes up no space until a behavior fills it in.
          '&:empty': { display: 'none' },
        },
      },
    ],
  }),
);

export interface FormHelperTextProps
  extends NativeProps<typeof Root, RefusedName<'FormHelperText'>>, Refused<'FormHelperText'> {
  /** Marks the text as an error. The theme adds an icon, so that color is not the only cue. */
  readonly error?: boolean;
  readonly disabled?: boolean;
  readonly component?: 'p' | 'div' | 'span';
}

/**
 * Help text or the error message of a field. Replaces MUI's FormHelperText, without its context; themed as
 * `MuiFormHelperText`.
 */
export function FormHelperText(given: FormHelperTextProps) {
  const props = useThemeProps({ props: given, name });
  const { error = false, disabled = false, component, className, ...rest } = props;
  return (
    <Root
      as={component}
      {...rest}
      className={stateClasses({ error, disabled }, className)}
      ownerState={{ error }}
    />
  );
}
