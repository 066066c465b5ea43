/** MUI's CircularProgress. In a button, use `loading`; beside a text, use `Spinner`. */
export { default as CircularProgress, type CircularProgressProps } from '@mui/material/CircularProgress';
