import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#theme/styled.ts';
import { CircularProgress } from './CircularProgress.tsx';

const Root = styled('output', { name: 'PorticoSpinner', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
});

export interface SpinnerProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** What is on its way. */
  readonly label: ReactNode;
  /** Leaves the words to assistive technology. */
  readonly hideLabel?: boolean;
}

/** Something is on its way. The words tell it to everyone; the ring stands still for those who prefer less motion. */
export function Spinner({ label, hideLabel = false, ...rest }: SpinnerProps) {
  return (
    <Root {...rest}>
      <CircularProgress aria-hidden="true" />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </Root>
  );
}
