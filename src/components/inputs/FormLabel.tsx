import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'MuiFormLabel';

/** Text appended to a label, such as "(optional)". Takes the place of the asterisk in MUI's FormLabel. */
export const OptionalMark = styled('span', { name, slot: 'Asterisk' })({});

const Root = styled('label', { name, slot: 'Root' })({ display: 'block', padding: 0 });

export interface FormLabelProps
  extends NativeProps<typeof Root, RefusedName<'FormLabel'>>, Refused<'FormLabel'> {
  /** Use `legend` for a group. */
  readonly component?: 'label' | 'legend';
  /** Appended to the label, such as "(optional)". */
  readonly mark?: string;
  readonly disabled?: boolean;
  readonly error?: boolean;
  /** Appends an asterisk, unless there is a `mark`. Portico's forms mark what is optional instead. */
  readonly required?: boolean;
}

/** The label of a field or group. Replaces MUI's FormLabel, without its context; themed as `MuiFormLabel`. */
export function FormLabel(given: FormLabelProps) {
  const props = useThemeProps({ props: given, name });
  const { component, required = false, mark = required ? '*' : undefined, ...others } = props;
  const { disabled, error, className, children, ...rest } = others;
  return (
    <Root as={component} {...rest} className={stateClasses({ disabled, error }, className)}>
      {children}
      {mark && <OptionalMark> {mark}</OptionalMark>}
    </Root>
  );
}
