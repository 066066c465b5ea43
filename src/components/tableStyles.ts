import { media } from '#theme/media.ts';
import { fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

const numbers = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** Looks of a table of numbers whose first column names the rows; spread into a root. */
export const tableStyles = {
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: fontSizes.caption, lineHeight: 1.45 },
  '& caption': { textAlign: 'start', fontWeight: 650, paddingBlockEnd: '.5rem' },
  '& th, & td': {
    padding: '.6rem .3rem',
    borderBottom: `1px solid ${vars.line}`,
    verticalAlign: 'baseline',
  },
  '& thead th': { color: vars.textMuted, fontWeight: 600, verticalAlign: 'bottom' },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& :is(thead th:not(:first-of-type), td)': numbers,
  '& thead th:not(:first-of-type)': { whiteSpace: 'normal' },
  '& td.main': { fontWeight: 650, color: vars.primary },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  [media.medium]: {
    '& table': { fontSize: '1rem' },
    '& th, & td': { paddingInline: '.75rem' },
    '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
    '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  },
} as const;
