import { keyframes } from '@mui/material/styles';
import { styled } from '#theme/styled.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * A ring that turns until something is there; it stands still for visitors who prefer less motion. Stands in for MUI's
 * CircularProgress under its theme name: MUI's writes its size in a style attribute, which the page's policy forbids.
 * `Spinner` has words beside it.
 */
export const CircularProgress = styled('span', { name: 'MuiCircularProgress', slot: 'Root' })({
  display: 'inline-block',
  flex: 'none',
  animation: `${turn} .8s linear infinite`,
});
