import type { ComponentProps } from 'react';
import { styled } from '#theme/styled.ts';
import { OptionalMark } from './OptionalMark.tsx';

const Root = styled('label', { name: 'MuiFormLabel', slot: 'Root' })({ display: 'block', padding: 0 });

export type FormLabelProps = ComponentProps<typeof Root> & {
  /** `legend` names a group. */
  readonly component?: 'label' | 'legend';
  /** Follows the label, such as "(optional)". */
  readonly mark?: string;
};

/** Names a field, or a group of choices; stands in for MUI's FormLabel under its theme name, without its context. */
export function FormLabel({ component, mark, children, ...rest }: FormLabelProps) {
  return (
    <Root as={component} {...rest}>
      {children}
      {mark && <OptionalMark> {mark}</OptionalMark>}
    </Root>
  );
}
