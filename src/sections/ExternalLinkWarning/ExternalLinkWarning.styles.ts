import { Typography } from '#components/data-display/Typography.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoExternalLinkWarning';

export const Root = styled('div', { name, slot: 'Root' })({});

export const Target = styled(Typography, { name, slot: 'Target' })(({ theme: { spacing } }) => ({
  marginTop: spacing(1.5),
  overflowWrap: 'anywhere',
}));

export const Insecure = styled(Typography, { name, slot: 'Insecure' })(({ theme: { spacing } }) => ({
  marginTop: spacing(1.5),
}));
