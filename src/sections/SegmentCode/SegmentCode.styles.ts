import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSegmentCode';

export const Content = styled(ScriptOnly, { name, slot: 'Content' })({ maxWidth: '26rem' });

export const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.25),
  marginTop: spacing(1),
}));

export const Field = styled('div', { name, slot: 'Field' })({ flex: '1 1 8rem', minWidth: 0 });

/** Reserves its height while it is empty, so that the layout does not shift. */
export const Applied = styled('p', { name, slot: 'Applied' })(({ theme: { spacing } }) => ({
  minHeight: '1.6em',
  marginTop: spacing(1),
}));
