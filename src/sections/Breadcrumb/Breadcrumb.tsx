import styled from '@emotion/styled';
import { useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './Breadcrumb.schema.ts';
import type { words } from './Breadcrumb.words.ts';

const Root = styled.nav({
  fontSize: fontSizes.caption,
  background: vars.surface,
  '& ol': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
  },
  '& li': { display: 'flex', alignItems: 'center', minWidth: 0, flex: '0 1 auto' },
  '& li:first-of-type': { flexShrink: 0 },
  '& li:last-of-type': { flexShrink: 4, color: vars.textMuted },
  '& li + li::before': { content: '"/"', margin: '0 .6em', color: vars.control, flex: 'none' },
  // On narrow screens only the way back up is shown.
  '& li:not(:nth-last-of-type(2))': { display: 'none' },
  '& li:nth-last-of-type(2)::before': { content: '"‹"', fontSize: '1.3em', margin: '0 .5em 0 0' },
  '& li > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', paddingBlock: '.6rem' },
  [media.medium]: {
    '& ol': { maxWidth: '572px' },
    '& li, & li:not(:nth-last-of-type(2))': { display: 'flex' },
    '& li:nth-last-of-type(2)::before': { content: '"/"', fontSize: 'inherit', margin: '0 .6em' },
    '& li:first-of-type::before': { content: 'none' },
  },
  [media.large]: { '& ol': { maxWidth: '956px' } },
});

/** Where the page stands. Longer trails than 572 px (medium) or 956 px (large) are truncated (WIDG-04). */
export function Breadcrumb({ trail, current }: Props) {
  const word = useWords<typeof words>();
  return (
    <Root aria-label={word('breadcrumbLabel')}>
      <div className="wrap">
        <ol>
          {trail.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
          <li>
            <span aria-current="page">{current}</span>
          </li>
        </ol>
      </div>
    </Root>
  );
}
