import { Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoDepositRatesTable';

/** Reserves its line, so that nothing jumps if the rates of one product do not load. */
export const DatedNote = styled(Typography, { name, slot: 'DatedNote' })({ minHeight: '1.5em' });
