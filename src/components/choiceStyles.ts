import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.ts';

/** Looks of a radio button or checkbox with its label: `.choice > input + label`. */
export const choiceStyles = {
  '& .choice': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '.75rem',
    alignItems: 'start',
    paddingBlock: '.55rem',
  },
  '& .choice input': {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    margin: '.05rem 0 0',
    border: `2px solid ${vars.control}`,
    borderRadius: '4px',
    background: vars.raised,
    color: vars.onPrimary,
    cursor: 'pointer',
    [media.motion]: { transition: 'background-color .12s, border-color .12s' },
  },
  '& .choice input[type=radio]': { borderRadius: '50%' },
  '& .choice input:enabled:hover': { borderColor: vars.primary },
  '& .choice input:checked': { background: vars.primary, borderColor: vars.primary },
  '& .choice input:checked::before': { content: '""', display: 'block' },
  '& .choice input[type=radio]:checked::before': {
    width: '.6rem',
    height: '.6rem',
    borderRadius: '50%',
    background: 'currentColor',
  },
  '& .choice input[type=checkbox]:checked::before': {
    width: '.4rem',
    height: '.8rem',
    marginTop: '-.2rem',
    border: 'solid currentColor',
    borderWidth: '0 .17rem .17rem 0',
    transform: 'rotate(45deg)',
  },
  '& .choice input[aria-invalid=true], &.invalid .choice input': { borderColor: vars.error },
  '& .choice input:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '& .choice label': { cursor: 'pointer', lineHeight: 1.5 },
  '& .choice input:disabled + label': { color: vars.textMuted, cursor: 'not-allowed' },
  '& .choice .hint, & .choice .error': { gridColumn: 2 },
  // Forced colours remove backgrounds; the browser's own drawing says what is checked.
  '@media (forced-colors: active)': { '& .choice input': { appearance: 'auto' } },
} as const;
