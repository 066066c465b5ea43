import { radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

/** A native select with its chevron, both in an element with the class `select`. */
export const nativeSelectStyles = {
  '& label': { fontWeight: 650 },
  '& .select': { position: 'relative' },
  '& select': {
    appearance: 'none',
    width: '100%',
    minHeight: '3rem',
    padding: '.65rem 2.75rem .65rem .875rem',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    border: `1px solid ${vars.control}`,
    borderRadius: radius.control,
    background: vars.raised,
  },
  '& select:hover': { borderColor: vars.text },
  '& .select svg': {
    position: 'absolute',
    insetBlockStart: '.75rem',
    insetInlineEnd: '.8rem',
    pointerEvents: 'none',
  },
} as const;
