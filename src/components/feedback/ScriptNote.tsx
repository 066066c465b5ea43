import type { ReactNode } from 'react';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';
import { Typography } from '#components/data-display/Typography.tsx';

const Root = styled(Typography, { name: 'PorticoScriptNote', slot: 'Root' })({
  display: 'none',
  [media.noScript]: { display: 'block' },
});

/**
 * Informs visitors without JavaScript that something does not work. Hidden from all others and from search snippets.
 */
export function ScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <Root component="p" variant="inherit" data-nosnippet="">
      {children}
    </Root>
  );
}
