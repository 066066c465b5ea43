import type { Theme } from '@mui/material/styles';

/**
 * Returns the font size of a page's main heading that is as low as `h2`, to leave space for a task, on wide windows: a
 * fifth larger than the headings of sections.
 */
export const titleOfTask = ({ typography }: Theme) => `calc(1.2 * ${typography.h2.fontSize})`;
