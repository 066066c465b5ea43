import type { Theme } from '@mui/material/styles';

/** The keyframes of the base styles; `--appear-from` is where it comes from, a `translate`. */
export const appearing = { from: { opacity: 0, translate: 'var(--appear-from, 0)' } } as const;

/**
 * Returns the `animation` with which dialogs, popovers, panels and steps appear. Only use it inside `media.motion`.
 *
 * @see media.motion
 */
export const appear = ({ transitions }: Theme): string =>
  `appear ${transitions.duration.enteringScreen}ms ${transitions.easing.easeOut}`;
