import { styled } from '#theme/styled.ts';

const name = 'PorticoPrivacyOptOut';

export const Content = styled('div', { name, slot: 'Content' })({ maxWidth: '30rem' });

/** In a dialog, the form is as wide as the text above it. */
export const DialogForm = styled('div', { name, slot: 'DialogForm' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2.5),
}));

export const Field = styled('div', { name, slot: 'Field' })(({ theme: { spacing } }) => ({
  marginTop: spacing(0.75),
}));

export const Submit = styled('div', { name, slot: 'Submit' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
}));
