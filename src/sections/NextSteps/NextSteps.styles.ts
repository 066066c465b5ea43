import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoNextSteps';

export const Reference = styled('p', { name, slot: 'Reference' })(
  ({ theme: { vars, spacing, stroke, shape } }) => ({
    display: 'inline-grid',
    gap: spacing(0.5),
    margin: spacing(0, 0, 3),
    padding: spacing(2, 3),
    border: `${stroke.hairline} solid ${vars.palette.divider}`,
    borderRadius: shape.borderRadius,
    background: vars.palette.background.paper,
  }),
);

/** One tap selects all of it. */
export const Value = styled(Typography, { name, slot: 'Value' })({ userSelect: 'all' });

/** What was sent with the form. */
export const Answers = styled('div', { name, slot: 'Answers' })(({ theme: { spacing } }) => ({
  maxWidth: '32rem',
  marginBottom: spacing(5),
}));

/** Names the steps, where what was sent is above them. */
export const StepsName = styled(Heading, { name, slot: 'StepsName' })(({ theme: { spacing } }) => ({
  marginBottom: spacing(2.5),
}));

export const Steps = styled('ol', { name, slot: 'Steps' })(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  maxWidth: vars.layout.textWidth,
  margin: 0,
  paddingInlineStart: spacing(3),
}));
