import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

/** What does nothing without JavaScript, and is not shown then. */
export const ScriptOnly = styled('div', { name: 'PorticoScriptOnly', slot: 'Root' })({
  [media.noScript]: { display: 'none' },
});
