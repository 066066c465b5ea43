/**
 * The looks of the FDIC official digital sign that brands must not change: navy, or white on a dark background (12 CFR
 * 328.5(b)), and the proportions of its letters.
 */
export const fdicSign = {
  navy: '#003256',
  white: '#ffffff',
  text: { fontSize: '.8125rem', lineHeight: 1.35 },
  mark: { fontWeight: 850, fontSize: '1.25rem', letterSpacing: '-.02em', lineHeight: 1 },
} as const;
