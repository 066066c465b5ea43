/** Names of the characters from U+00A0 to U+00FF, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Names of other characters, each followed by its character. */
const others =
  'amp& lt< gt> quot" apos\' ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› dagger† Dagger‡ bull• ' +
  'hellip… permil‰ prime′ Prime″ euro€ trade™ minus− ne≠ le≤ ge≥ larr← rarr→ ensp\u2002 emsp\u2003 thinsp\u2009';

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...others.split(' ').map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
]);

/** Returns the character of a numeric entity. As in HTML, 128 to 159 are those of Windows. */
function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/**
 * Decodes the entities in the text of a service's HTML: all numbers, and the names that editors write. The other two
 * thousand names would weigh more than the rest of a page's script; they stay as they are.
 */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,9})|#x([\da-f]{1,8})|([a-z][a-z\d]*));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    return characterOf(decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal));
  });
