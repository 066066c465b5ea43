import type { ComponentProps } from 'react';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const Root = styled('div', { name: 'PorticoScriptOnly', slot: 'Root' })<{
  ownerState: { isUseful: boolean };
}>({
  variants: [{ props: { isUseful: false }, style: { [media.noScript]: { display: 'none' } } }],
});

export interface ScriptOnlyProps extends ComponentProps<'div'> {
  /** True while it does something without JavaScript too. @default false */
  readonly isUseful?: boolean;
}

/** What does nothing without JavaScript, and is not shown then. */
export const ScriptOnly = ({ isUseful = false, ...rest }: ScriptOnlyProps) => (
  <Root {...rest} data-script-only={isUseful ? undefined : ''} ownerState={{ isUseful }} />
);
