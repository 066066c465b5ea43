import { Heading } from '#components/data-display/Typography.tsx';
import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormControlLabel } from '#components/inputs/FormControlLabel.tsx';
import { FormGroup } from '#components/inputs/FormGroup.tsx';
import { fullRows } from '#components/layout/wholeRow.ts';
import { media } from '#theme/base/media.ts';
import { Slot } from '#section-kit/sectionContext.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoRecommenderStep';

export const Root = styled('div', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
}));

/** Gets focus when its step appears; the focus ring is as wide as the text. */
export const Title = styled(Heading, { name, slot: 'Title' })({ justifySelf: 'start' });

export const Answers = styled(FormControl, { name, slot: 'Answers' })(({ theme: { spacing } }) => ({
  '& [role=alert]:not(:empty)': { marginBottom: spacing(1) },
}));

/** Side by side if they fit. */
export const Choices = styled(FormGroup, { name, slot: 'Choices' })(({ theme: { spacing } }) => ({
  ...fullRows('16rem'),
  gap: spacing(1.5),
}));

/** An answer; the whole area is clickable. */
export const Choice = styled(FormControlLabel, { name, slot: 'Choice' })(
  ({ theme: { spacing, vars, stroke } }) => ({
    position: 'relative',
    alignItems: 'center',
    padding: spacing(1.5, 2),
    border: `${stroke.hairline} solid ${vars.palette.outline}`,
    borderRadius: vars.shape.borderRadius,
    '& label::after': { content: '""', position: 'absolute', inset: 0 },
    '& input': { position: 'relative', zIndex: 1 },
    '&:hover': { borderColor: vars.palette.primary.main },
    '&:has(:checked)': {
      borderColor: vars.palette.primary.main,
      background: vars.palette.action.selected,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${vars.palette.primary.main}`,
    },
  }),
);

/** Answers for visitors without JavaScript: links to the steps, which are then all visible. */
export const AnswerLinks = styled('ul', { name, slot: 'AnswerLinks' })(({ theme: { spacing } }) => ({
  display: 'none',
  paddingInlineStart: spacing(3),
  '& > li': { paddingBlock: spacing(0.5) },
  [media.noScript]: { display: 'block' },
}));

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  marginTop: spacing(2),
}));

export const Content = styled(Slot, { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  marginTop: spacing(3),
  '&:empty': { display: 'none' },
}));
