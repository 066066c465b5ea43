import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled.output({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  '& .ring': {
    width: '1.15em',
    height: '1.15em',
    flex: 'none',
    border: '.16em solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} .8s linear infinite`,
  },
});

/** Something is on its way. The words tell it to everyone; the ring stands still for those who prefer less motion. */
export function Spinner({
  label,
  hideLabel = false,
  className,
}: {
  label: ReactNode;
  /** Leaves the words to assistive technology. */
  hideLabel?: boolean;
  className?: string;
}) {
  return (
    <Root className={className}>
      <span className="ring" aria-hidden="true" />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </Root>
  );
}
