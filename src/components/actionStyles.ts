import { media } from '#theme/media.ts';
import { radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

/** Looks of links and buttons that start something; spread into a nested selector of a section's root. */
const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.55em',
  minHeight: '3rem',
  padding: '.6rem 1.5rem',
  border: '2px solid transparent',
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  [media.motion]: { transition: 'background-color .15s, border-color .15s, color .15s' },
} as const;

export const primaryAction = {
  ...base,
  background: vars.primary,
  color: vars.onPrimary,
  '&:hover': { background: vars.primaryStrong, color: vars.onPrimary },
} as const;

export const secondaryAction = {
  ...base,
  background: 'transparent',
  borderColor: vars.primary,
  color: vars.primary,
  '&:hover': { background: vars.primaryQuiet, color: vars.primaryStrong },
} as const;

/** On a deep panel. */
export const inverseAction = {
  ...base,
  background: vars.onDeepAccent,
  color: vars.deep,
  '&:hover': { background: vars.onDeep, color: vars.deep },
} as const;

export const inverseSecondaryAction = {
  ...base,
  background: 'transparent',
  borderColor: vars.onDeep,
  color: vars.onDeep,
  '&:hover': { background: 'rgb(255 255 255 / .12)', color: vars.onDeep },
} as const;

/** Beside a main action: words only. */
export const quietAction = {
  ...base,
  paddingInline: '.5rem',
  background: 'transparent',
  color: vars.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '&:hover': { color: vars.primaryStrong, background: vars.primaryQuiet },
} as const;
