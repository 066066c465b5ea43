// MUI's Stepper: steps in chronological order. The section TimelineTabs has steps that show their content.
export { default as Step, type StepProps } from '@mui/material/Step';
export { default as StepButton, type StepButtonProps } from '@mui/material/StepButton';
export { default as StepContent, type StepContentProps } from '@mui/material/StepContent';
export { default as StepLabel, type StepLabelProps } from '@mui/material/StepLabel';
export { default as Stepper, type StepperProps } from '@mui/material/Stepper';
