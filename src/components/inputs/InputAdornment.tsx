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
 * A symbol inside a field, such as "$". The field's label must contain the same information, because assistive
 * technology ignores it here. Replaces MUI's InputAdornment, without its context; themed as `MuiInputAdornment`.
 */
export function InputAdornment({ position, ...rest }: InputAdornmentProps) {
  return <Root aria-hidden="true" {...rest} ownerState={{ position }} />;
}
