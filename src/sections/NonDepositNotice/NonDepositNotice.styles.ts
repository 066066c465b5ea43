import { Paper } from '#components/surfaces/Paper.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoNonDepositNotice';

export const Notice = styled(Paper, { name, slot: 'Notice' })(({ theme: { spacing } }) => ({
  marginBlock: spacing(4),
  padding: spacing(2.5),
  '& > p': { marginBlockStart: spacing(2) },
}));

export const Statements = styled('ul', { name, slot: 'Statements' })(
  ({ theme: { breakpoints, spacing } }) => ({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: spacing(1.5),
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  }),
);

export const Statement = styled('li', { name, slot: 'Statement' })(({ theme, theme: { spacing } }) => ({
  paddingInlineStart: spacing(1.5),
  borderInlineStart: `${theme.stroke.accent} solid ${theme.vars.palette.primary.main}`,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.35,
}));
