import { describe, expect, test } from 'vitest';
import { applyFixes } from '#composer/problems/edit.ts';
import { problemsWith } from '#tests/composer/fixtures/checked.ts';

/** What else may be wrong with the words, such as a typed rate, is tested elsewhere. */
const damage = new Set(['garbled-text', 'lost-letter', 'invisible-character', 'unreadable-character']);

/** Returns the codes of the damage to a text in `words/en.json`, and the text after their fixes. */
function mended(written: string): [string[], string] {
  const text = `{ "phone": "1-800-555-0100", "note": "${written}" }`;
  const all = problemsWith({ 'words/en.json': text, 'words/es.json': undefined });
  const problems = all.filter(({ code }) => damage.has(code));
  const fixed = JSON.parse(applyFixes(text, problems).text) as { note: string };
  return [problems.map(({ code }) => code), fixed.note];
}

describe('A1 SEC-05 text that was damaged before it reached the file', () => {
  test.for<[string, string, string]>([
    ['a letter', 'informaciÃ³n', 'información'],
    ['letters in a row', 'Â¿QuÃ© es?', '¿Qué es?'],
    ['quotes and dashes', 'the bankâ€™s â€œbestâ€\u009d rate â€“ 4%', 'the bank’s “best” rate – 4%'],
    ['Chinese', 'å¹´åˆ©çŽ‡', '年利率'],
    ['an emoji', 'ðŸ˜€', '😀'],
    ['a mark', 'â„¢ â‚¬', '™ €'],
    ['twice', 'informaciÃƒÂ³n', 'información'],
    ['as escapes', String.raw`informaci\u00c3\u00b3n`, 'información'],
    ['as Latin-1', 'bank\u00e2\u0080\u0099s', 'bank’s'],
  ])('garbled: %s', ([, written, right]) => {
    const [codes, text] = mended(written);
    expect([new Set(codes), text]).toEqual([new Set(['garbled-text']), right]);
  });

  test.for<[string, string, string]>([
    ['U+FFFD', 'informaci\uFFFDn', 'lost-letter'],
    ['U+FFFD as an escape', String.raw`informaci\ufffdn`, 'lost-letter'],
    ['half of an emoji', String.raw`\ud83d!`, 'lost-letter'],
    ['a character of one font', '\uF0B7 Save', 'unreadable-character'],
    ['a soft line break of Word', String.raw`Save\u000bmore`, 'unreadable-character'],
    ['a line separator', 'Save\u2028more', 'unreadable-character'],
  ])('%s is reported, and left to the author', ([, written, code]) => {
    expect(mended(written)).toEqual([[code], JSON.parse(`"${written}"`)]);
  });

  test.for(['sav\u200Bings', 'sav\uFEFFings', 'sav\u2060ings', String.raw`sav\u200dings`, 'sav\u200Eings'])(
    'an invisible character goes: %j',
    (written) => {
      expect(mended(written)).toEqual([['invisible-character'], 'savings']);
    },
  );

  test.for([
    'CAFÉ” y “Ñandú…”',
    'Él—sí—dijo “¡olé!”',
    'Crédit “à la carte”…',
    '年利率（APY）为4.13%。',
    '👩‍💻 ☎️',
    String.raw`\\u00c3\\u00b3 \u00e9 \ud83d\ude00`,
    String.raw`\ud83d\udc69\u200d\ud83d\udcbb`,
    'soft\u00ADhyphen, no\u00A0break',
  ])('no false alarm: %s', (written) => {
    expect(mended(written)[0]).toEqual([]);
  });
});
