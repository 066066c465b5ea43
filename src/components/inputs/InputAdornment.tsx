import type { ComponentProps } from 'react';
import { styled } from '#theme/styled.ts';

type Position = 'start' | 'end';

const Root = styled('span', { name: 'MuiInputAdornment', slot: 'Root' })<{
  ownerState: { position: Position };
}>({ flex: 'none' });

export type InputAdornmentProps = Omit<ComponentProps<typeof Root>, 'ownerState'> & {
  readonly position: Position;
};

/**
 * A sign inside a field, such as "$"; the field's label must say it too, because assistive technology does not read it
 * here. Stands in for MUI's InputAdornment under its theme name, without its context.
 */
export function InputAdornment({ position, ...rest }: InputAdornmentProps) {
  return <Root aria-hidden="true" {...rest} ownerState={{ position }} />;
}
