import styled from '@emotion/styled';
import { media } from '#theme/media.ts';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

export const Root = styled.section({
  paddingBlock: '1rem 4rem',
  minHeight: '28rem',
  '& .found': { minHeight: '1.6em', marginTop: '.75rem', color: vars.textMuted },
  '& .found:focus': { outline: 0 },
  '& .columns': { display: 'grid', gap: '2.5rem', marginTop: '1.25rem' },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& ol li': { paddingBlock: '1.1rem', borderTop: `1px solid ${vars.line}` },
  '& ol a': { fontSize: fontSizes.h4, fontWeight: 600 },
  '& ol p': { marginTop: '.3rem', color: vars.textMuted },
  '& mark': { background: 'none', color: vars.text, fontWeight: 650 },
  '& .failure': { color: vars.error, fontWeight: 600 },
  '& .meant': { marginTop: '.8rem' },
  '& nav': { marginTop: '1.5rem' },
  '& .columns img': { marginTop: '1.5rem' },
  '& aside + aside': { marginTop: '1.75rem' },
  '& aside ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& aside li a': { display: 'block', paddingBlock: '.45rem' },
  '& .title': { fontWeight: 650, marginBottom: '.4rem' },
  '& .no-script': { display: 'none' },
  [media.noScript]: { '& .no-script': { display: 'block', marginTop: '1rem' } },
  [media.large]: { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gap: '4rem' } },
});
