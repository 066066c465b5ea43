import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoForm';

/** Contains the form, or the confirmation that replaces it. */
export const Content = styled('div', { name, slot: 'Content' })(({ theme: { spacing } }) => ({
  marginTop: spacing(4),
}));

/** The rate of what was chosen. As high as two lines, so that it moves nothing when it arrives. */
export const QuoteLine = styled(ScriptOnly, { name, slot: 'QuoteLine' })(
  ({ theme: { vars, spacing, typography } }) => ({
    display: 'grid',
    alignItems: 'center',
    minHeight: `calc(2 * ${typography.body1.lineHeight} * 1rem + ${spacing(3)})`,
    padding: spacing(1.5, 2),
    borderRadius: vars.shape.cardRadius,
    background: vars.palette.background.surface,
    '& > :empty': { display: 'none' },
  }),
);

/** A line of its own. */
export const QuoteText = styled('span', { name, slot: 'QuoteText' })({ display: 'block' });
