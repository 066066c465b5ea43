import { styled } from '#theme/styled.ts';

/** What a card gives, one thing a line. */
export const Features = styled('ul', { name: 'PorticoCardOfferRates', slot: 'Features' })({
  paddingInlineStart: '1.35em',
});
