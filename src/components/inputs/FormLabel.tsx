import type { ComponentProps } from 'react';
import { styled } from '#theme/styled.ts';

/** Text appended to a label, such as "(optional)". Takes the place of the asterisk in MUI's FormLabel. */
export const OptionalMark = styled('span', { name: 'MuiFormLabel', slot: 'Asterisk' })({});

const Root = styled('label', { name: 'MuiFormLabel', slot: 'Root' })({ display: 'block', padding: 0 });

export type FormLabelProps = ComponentProps<typeof Root> & {
  /** Use `legend` for a group. */
  readonly component?: 'label' | 'legend';
  /** Appended to the label, such as "(optional)". */
  readonly mark?: string;
};

/** The label of a field or group. Replaces MUI's FormLabel, without its context; themed as `MuiFormLabel`. */
export function FormLabel({ component, mark, children, ...rest }: FormLabelProps) {
  return (
    <Root as={component} {...rest}>
      {children}
      {mark && <OptionalMark> {mark}</OptionalMark>}
    </Root>
  );
}
