import { AccordionDetails } from '#components/surfaces/Accordion.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSiteMapPanels';

export const Panels = styled('div', { name, slot: 'Panels' })({});

/** As wide as the page, because it contains columns of links instead of text. */
export const Details = styled(AccordionDetails, { name, slot: 'Details' })({ maxWidth: 'none' });

export const Groups = styled('div', { name, slot: 'Groups' })(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

export const Links = styled('ul', { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  listStyle: 'none',
  margin: spacing(1, 0, 0),
  padding: 0,
  display: 'grid',
  gap: spacing(0.5),
}));

/** High enough to tap. */
export const Item = styled('li', { name, slot: 'Item' })(({ theme: { spacing } }) => ({
  paddingBlock: spacing(0.5),
}));
