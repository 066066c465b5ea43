import { Paper } from '#components/surfaces/Paper.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoAppointmentLinks';

export const Choices = styled('ul', { name, slot: 'Choices' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
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
