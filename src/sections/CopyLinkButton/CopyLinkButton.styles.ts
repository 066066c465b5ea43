import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoCopyLinkButton';

export const Root = styled(SectionFrame, { name, slot: 'Root' })(({ theme: { spacing, vars } }) => ({
  paddingBlock: spacing(2),
  // At the end of a page.
  '[data-section]:last-child > &': { paddingBottom: vars.layout.section },
}));

export const Row = styled(ScriptOnly, { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
}));

/** The result message. Reserves its height while it is empty, so that the layout does not shift. */
export const Status = styled(Typography, { name, slot: 'Status' })({
  minHeight: '1.6em',
  overflowWrap: 'anywhere',
});
