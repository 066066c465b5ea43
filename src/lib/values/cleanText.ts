/** Characters that nobody sees and no text needs. Joiners are not among them: Indic and Persian words need those. */
const invisible = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/**
 * Returns one line of entered text: without invisible characters, with a space for each tab, line break or other control
 * character that was pasted, in Unicode's composed form (NFC), and trimmed.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .normalize()
    .trim();

/**
 * Does the same for several lines, and keeps tabs. Every kind of line break becomes `\n`, so that it counts once: browsers
 * send `\r\n`.
 */
export const cleanLines = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]+/gu, ' ')
    .normalize()
    .trim();

/**
 * Returns one line of entered text for numbers and codes: full-width characters, which East Asian keyboards type, and
 * typographic hyphens and spaces become the ASCII ones.
 */
export const cleanCode = (text: string): string =>
  cleanLine(text)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replace(/\s/g, ' ');
