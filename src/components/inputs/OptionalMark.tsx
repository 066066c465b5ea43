import { styled } from '#theme/styled.ts';

/** Text appended to a label, such as "(optional)". Takes the place of the asterisk in MUI's FormLabel. */
export const OptionalMark = styled('span', { name: 'MuiFormLabel', slot: 'Asterisk' })({});
