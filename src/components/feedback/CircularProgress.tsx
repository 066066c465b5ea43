import { keyframes } from '@mui/material/styles';
import { styled } from '#theme/styled.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * A rotating ring for loading states, which stands still if the visitor prefers reduced motion. Replaces MUI's
 * CircularProgress and is themed as `MuiCircularProgress`: MUI's has an inline style, which the Content Security Policy
 * forbids. `Spinner` adds a label.
 */
export const CircularProgress = styled('span', { name: 'MuiCircularProgress', slot: 'Root' })({
  display: 'inline-block',
  flex: 'none',
  animation: `${turn} .8s linear infinite`,
});
