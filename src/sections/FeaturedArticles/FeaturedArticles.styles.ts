import { Link } from '#components/navigation/Link.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFeaturedArticles';

/** The blocks of articles, one below the other. */
export const Blocks = styled('div', { name, slot: 'Blocks' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('md')]: { gap: spacing(2.5), marginTop: spacing(4) },
}));

/** The articles that show together. Without JavaScript all blocks are visible. */
export const Block = styled('div', { name, slot: 'Block' })({
  // `!important`, because the base styles hide `[hidden]` with `!important` too.
  '&[hidden]': { [media.noScript]: { display: 'block !important' } },
  '&:focus': { outline: 0 },
});

/** The button or pagination below a block. */
export const Links = styled('div', { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  display: 'flex',
  justifyContent: 'center',
  marginTop: spacing(2),
  [media.noScript]: { display: 'none' },
}));

export const More = styled(Link, { name, slot: 'More' })(({ theme: { spacing, typography } }) => ({
  display: 'inline-block',
  marginTop: spacing(3),
  fontWeight: typography.fontWeightMedium,
}));
