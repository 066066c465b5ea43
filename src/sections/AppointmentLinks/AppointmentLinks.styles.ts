import { Paper } from '#components/surfaces/Paper.tsx';
import { fullRows } from '#components/layout/wholeRow.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoAppointmentLinks';

export const Choices = styled('ul', { name, slot: 'Choices' })(({ theme: { spacing } }) => ({
  ...fullRows('18rem'),
  gap: spacing(2.5),
  margin: 0,
  marginTop: spacing(3),
  padding: 0,
  listStyle: 'none',
}));

export const Choice = styled(Paper, { name, slot: 'Choice' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: spacing(2),
  padding: spacing(3),
}));
