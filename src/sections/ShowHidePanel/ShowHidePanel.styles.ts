import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoShowHidePanel';

export const Root = styled(SectionFrame, { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  paddingBlock: spacing(2),
}));

export const Show = styled('span', { name, slot: 'Show' })({ '[open] > summary &': { display: 'none' } });
export const Hide = styled('span', { name, slot: 'Hide' })({
  'details:not([open]) > summary &': { display: 'none' },
});
