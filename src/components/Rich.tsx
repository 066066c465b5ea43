import styled from '@emotion/styled';
import type { RichHtml } from '#content/text.ts';
import { vars } from '#theme/vars.ts';

const Root = styled.div({
  maxWidth: '44rem',
  '& > * + *': { marginTop: '1em' },
  '& > h2 + *, & > h3 + *, & > h4 + *': { marginTop: '.6em' },
  '& > * + h2': { marginTop: '1.6em' },
  '& > * + h3, & > * + h4': { marginTop: '1.4em' },
  '& ul, & ol': { paddingInlineStart: '1.35em' },
  '& li + li': { marginTop: '.45em' },
  '& li::marker': { color: vars.accent },
  '& blockquote': {
    borderInlineStart: `4px solid ${vars.accent}`,
    paddingInlineStart: '1.1em',
    color: vars.textMuted,
  },
  '& .table': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { textAlign: 'start', padding: '.7em .9em', borderBottom: `1px solid ${vars.line}` },
  '& thead th': { background: vars.surface, fontSize: '.9375em' },
  '& tbody th': { fontWeight: 600 },
  '& hr': { border: 0, borderTop: `1px solid ${vars.line}` },
});

/** Author text with block markup, finished by the composer: only its own tags can be inside. */
export function Rich({ html, className }: { html: RichHtml; className?: string }) {
  return <Root className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
