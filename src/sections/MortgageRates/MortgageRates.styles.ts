import { Button } from '#components/inputs/Button.tsx';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoMortgageRates';

/** The choice of a state; with JavaScript the rates follow it at once. */
export const Choice = styled('form', { name, slot: 'Choice' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1.5),
}));

/** Asks the server for the rates of the state; only without JavaScript. */
export const ScriptlessButton = styled(Button, { name, slot: 'ScriptlessButton' })({
  display: 'none',
  [media.noScript]: { display: 'inline-flex' },
});
