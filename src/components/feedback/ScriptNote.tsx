import type { ReactNode } from 'react';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';
import { Typography } from '#components/data-display/Typography.tsx';

const Root = styled(Typography, { name: 'PorticoScriptNote', slot: 'Root' })({
  display: 'none',
  [media.noScript]: { display: 'block' },
});

/** Tells visitors without JavaScript what does not work without it; nobody else sees it, search engines neither. */
export function ScriptNote({ children }: { readonly children: ReactNode }) {
  return (
    <Root component="p" variant="inherit" data-nosnippet="">
      {children}
    </Root>
  );
}
