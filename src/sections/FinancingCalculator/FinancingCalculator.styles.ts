import { Alert } from '#components/feedback/Alert.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFinancingCalculator';

export const Mistakes = styled(Alert, { name, slot: 'Mistakes' })(({ theme: { spacing } }) => ({
  marginTop: spacing(3),
}));

export const Panels = styled('div', { name, slot: 'Panels' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: spacing(3),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: spacing(6) },
}));

export const Fields = styled('form', { name, slot: 'Fields' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Term and rate share a row, so that the whole form fits on the first screen.
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    '& > :not(:has([name=term], [name=rate]))': { gridColumn: '1 / -1' },
  },
}));

/** The dark panel with the payment. */
export const Result = styled('div', { name, slot: 'Result' })(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: spacing(3),
  minHeight: '17rem',
  padding: spacing(4),
  borderRadius: vars.shape.cardRadius,
  background: vars.palette.brand.main,
  color: vars.palette.brand.muted,
}));

/** Shown until there is a result. */
export const Initial = styled(Inline, { name, slot: 'Initial' })(({ theme: { vars } }) => ({
  color: vars.palette.brand.contrastText,
}));

export const Payment = styled(Typography, { name, slot: 'Payment' })(({ theme: { spacing, vars } }) => ({
  marginBlock: spacing(0.75, 1),
  color: vars.palette.brand.contrastText,
  fontVariantNumeric: 'tabular-nums',
}));

export const Apply = styled(Button, { name, slot: 'Apply' })({ alignSelf: 'stretch' });
