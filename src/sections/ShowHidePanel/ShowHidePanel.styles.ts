import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoShowHidePanel';

export const Root = styled(SectionFrame, { name, slot: 'Root' })(({ theme: { spacing, vars } }) => ({
  paddingBlock: spacing(2),
  // The last of a page keeps the distance to the footer that other sections have.
  '[data-section]:last-child > &': { paddingBottom: vars.layout.section },
}));

export const Show = styled('span', { name, slot: 'Show' })({ '[open] > summary &': { display: 'none' } });
export const Hide = styled('span', { name, slot: 'Hide' })({
  'details:not([open]) > summary &': { display: 'none' },
});
