import type { Locale } from '#lib/format/locale.ts';

const en = { skipToContent: 'Skip to main content', footnote: 'Footnote {number}' };

/** Words of the page itself, outside of sections. */
export const pageWords: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  es: { skipToContent: 'Saltar al contenido principal', footnote: 'Nota {number}' },
  zh: { skipToContent: '跳至主要内容', footnote: '注 {number}' },
};
