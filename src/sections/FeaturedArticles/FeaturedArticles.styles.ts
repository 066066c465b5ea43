import { Link } from '#components/navigation/Link.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFeaturedArticles';

/** The blocks of articles, one below the other. */
export const Blocks = styled('div', { name, slot: 'Blocks' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(2.5),
  [breakpoints.up('medium')]: { gap: spacing(2.5), marginTop: spacing(4) },
}));

/** As many articles as show at once. Without JavaScript all of them do. */
export const Block = styled('div', { name, slot: 'Block' })({
  // What is hidden stays so by a rule of the base styles that nothing else outweighs.
  '&[hidden]': { [media.noScript]: { display: 'block !important' } },
});

/** The button or the pages below a block. */
export const Ways = styled('div', { name, slot: 'Ways' })(({ theme: { spacing } }) => ({
  display: 'flex',
  justifyContent: 'center',
  marginTop: spacing(2),
  [media.noScript]: { display: 'none' },
}));

export const More = styled(Link, { name, slot: 'More' })(({ theme: { spacing } }) => ({
  display: 'inline-block',
  marginTop: spacing(3),
}));
