import { styled } from '#theme/styled.ts';

/** Words that follow a label, such as "(optional)": the slot in which MUI's FormLabel has its asterisk. */
export const OptionalMark = styled('span', { name: 'MuiFormLabel', slot: 'Asterisk' })({});
