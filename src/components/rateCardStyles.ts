import { radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

const raised = { background: vars.raised, border: `1px solid ${vars.line}`, borderRadius: radius.card };

/** The box that asks for the zip code, above a section's rates. */
export const ratePromptStyles = { ...raised, marginBlock: '1.75rem 1.5rem', padding: '1.5rem' };

/** One product's rates. */
export const rateCardStyles = {
  ...raised,
  display: 'flex',
  flexDirection: 'column',
  borderTop: `4px solid ${vars.primary}`,
} as const;

/** Hides what would ask for the zip code a second time, while a section of rates (`.asks`) asks for it itself. */
export const hiddenWhileAsked = {
  '@media (scripting: enabled)': { 'body:has(.asks) &': { display: 'none' } },
};
