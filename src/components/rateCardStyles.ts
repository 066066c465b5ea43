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
