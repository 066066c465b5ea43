import type { ComponentProps } from 'react';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const Root = styled('div', { name: 'PorticoScriptOnly', slot: 'Root' })<{
  ownerState: { isUseful: boolean };
}>({ variants: [{ props: { isUseful: false }, style: { [media.noScript]: { display: 'none' } } }] });

export interface ScriptOnlyProps extends ComponentProps<'div'> {
  /** True if the content is useful even without JavaScript, so that it stays visible. @default false */
  readonly isUseful?: boolean;
}

/** Content that needs JavaScript, and is hidden without it. */
export const ScriptOnly = ({ isUseful = false, ...rest }: ScriptOnlyProps) => (
  <Root {...rest} data-script-only={isUseful ? undefined : ''} ownerState={{ isUseful }} />
);
