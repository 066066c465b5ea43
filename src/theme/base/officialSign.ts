/**
 * The looks of the official sign that brands must not change: navy, or white on a dark background, as the FDIC prescribes
 * (12 CFR 328.5(b)), and the proportions of its letters. The NCUA allows any legible colors (12 CFR 740.4(b)(2)), so a
 * credit union's sign has the same.
 */
export const officialSign = {
  navy: '#003256',
  white: '#ffffff',
  text: { fontSize: '.8125rem', lineHeight: 1.35 },
  mark: { fontWeight: 850, fontSize: '1.25rem', letterSpacing: '-.02em', lineHeight: 1 },
} as const;
