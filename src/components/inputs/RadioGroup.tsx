/** MUI's RadioGroup: `Radio` elements of one name. `RadioField` adds a label, help and errors. */
export { default as RadioGroup, type RadioGroupProps } from '@mui/material/RadioGroup';
