import { describe, expect, test } from 'vitest';
import { applyFixes } from '#composer/problems/edit.ts';
import { linesWith, pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';

const rich = (text: string) => `{ "component": "TextBlock", "props": { "body": ${JSON.stringify(text)} } }`;
const plain = (text: string) =>
  `{ "component": "Questions", "props": { "items": [{ "id": "a", "question": ${JSON.stringify(text)}, "answer": "Yes." }] } }`;
const codesIn = (entry: string) =>
  linesWith({ 'savings.json': pageText(entry) }).map((line) => line.split(' ')[1]);

/** Returns the code of the only problem of a text, and the text after its fix, or `null` without one. */
function mended(entry: (text: string) => string, text: string): [string | undefined, string | null] {
  const source = pageText(entry(text));
  const [problem, ...others] = problemsWith({ 'savings.json': source });
  expect(others.map(({ code }) => code)).toEqual([]);
  if (!problem?.fix) return [problem?.code, null];
  const line = applyFixes(source, [problem]).text.split('\n')[5] ?? '';
  const { props } = JSON.parse(line) as { props: { body?: string; items?: { question: string }[] } };
  return [problem.code, props.body ?? props.items?.[0]?.question ?? ''];
}

describe('SEC-05 markup that would be published as typed is reported with its fix', () => {
  test.for<[string, string, string, string | null]>([
    ['A8 two pairs of braces', 'Call {{word:phone}}.', 'double-braces', 'Call {word:phone}.'],
    ['a placeholder without an end', 'Hi {firstname|there.', 'open-braces', null],
    ['braces in a fallback', 'Hi {firstname|{word:phone}}.', 'open-braces', null],
    [
      'A9 a space before the address',
      'Our [checking] (/) account.',
      'link-as-typed',
      'Our [checking](/) account.',
    ],
    [
      'A9 an address without an end',
      'Our [checking](/ and more.',
      'link-as-typed',
      'Our [checking](/) and more.',
    ],
    ['an address in brackets', 'Our [checking][/].', 'link-as-typed', 'Our [checking](/).'],
    ['text and address swapped', 'Our (checking)[/] account.', 'link-as-typed', 'Our [checking](/) account.'],
    ['spaces in an address', 'Our [checking](/a b.html).', 'link-as-typed', null],
    ['a definition with spaces', 'Our account.\n\n[all]: /a b.html', 'link-as-typed', null],
    ['a link without text', 'Our accounts [](/).', 'link-without-text', null],
    ['A10 bold without an end', 'Only **$25 to open.', 'mark-as-typed', null],
    ['bold with spaces inside', 'Only ** $25 ** to open.', 'mark-as-typed', 'Only **$25** to open.'],
    ['bold that Chinese punctuation keeps open', '**年利率（APY）**是百分之四。', 'mark-as-typed', null],
    ['strikethrough without an end', 'Only ~~$25 to open.', 'mark-as-typed', null],
    ['emphasis without an end', 'Only *twenty-five to open.', 'mark-as-typed', null],
    ['a heading without a space', '##How it works', 'line-mark-as-typed', '## How it works'],
    ['a list without spaces', 'You need:\n\n-A passport', 'line-mark-as-typed', 'You need:\n\n- A passport'],
    ['steps without spaces', '1.Apply\n2. Wait', 'line-mark-as-typed', '1. Apply\n2. Wait'],
    [
      'a table without its line',
      '| Account | Minimum |\n| Savings | $25 |',
      'table-as-typed',
      '| Account | Minimum |\n| --- | --- |\n| Savings | $25 |',
    ],
    ['a table whose line has other cells', '| A | B |\n| --- |\n| C | D |', 'table-as-typed', null],
    ['A12 bullets from Word', 'You need:\n\n• A passport', 'bullet-as-typed', 'You need:\n\n- A passport'],
    ['A12 a space of HTML', 'Only&nbsp;$25.', 'entity-as-typed', 'Only $25.'],
    ['a letter of HTML', 'Caf&eacute;s near you.', 'entity-as-typed', 'Cafés near you.'],
    ['an entity that would be markup', 'Less &lt; more.', 'entity-as-typed', null],
    ['a line break as typed', 'Save a little.\\nSave more.', 'escape-as-typed', 'Save a little.\nSave more.'],
    ['A12 a user name, which no fix shortens', 'Sign in as ELMSTONE\\name.', 'escape-as-typed', null],
    ['A12 a folder, which no fix shortens', 'Look in C:\\reports for it.', 'escape-as-typed', null],
    ['a note without an end', 'No fee.[^fees', 'note-as-typed', null],
    ['an asterisk as a note', 'No fee* today.', 'note-mark', null],
    ['a dagger as a note', 'No fee† today.', 'note-mark', null],
    ['the note of an asterisk', 'No fee.\n\n*Some fees apply.', 'note-mark', null],
  ])('%s', ([, text, code, right]) => {
    expect(mended(rich, text)).toEqual([code, right]);
  });

  test.for<[string, string, string | null]>([
    ['Only **$25** to open', 'markup-in-plain-text', 'Only $25 to open'],
    ['Only *twenty-five*', 'markup-in-plain-text', 'Only twenty-five'],
    ['See [checking](/)', 'markup-in-plain-text', null],
    ['No fee[^fees]', 'markup-in-plain-text', null],
    ['Save<br>more', 'markup-in-plain-text', null],
    ['Save&nbsp;more', 'entity-as-typed', 'Save more'],
    ['• Save more', 'bullet-as-typed', null],
    ['Call {{word:phone}}', 'double-braces', 'Call {word:phone}'],
    ['Save more*', 'note-mark', null],
    ['Save.\\nMore', 'escape-as-typed', 'Save. More'],
  ])('in text without markup: %s', ([text, code, right]) => {
    expect(mended(plain, text)).toEqual([code, right]);
  });

  test('A11 a note’s key in brackets is its mark without ^, and marks the note', () => {
    const notes = '{ "component": "Notes", "props": { "notes": [{ "key": "fees", "text": "Some." }] } }';
    const source = pageText(rich('No fee.[fees]'), notes);
    const [problem, ...others] = problemsWith({ 'savings.json': source });
    expect([problem?.code, others]).toEqual(['note-without-caret', []]);
    expect(
      applyFixes(
        source,
        [problem].flatMap((one) => one ?? []),
      ).text,
    ).toContain('No fee.[^fees]');
    expect(linesWith({ 'savings.json': pageText(rich('No [fees] today.')) })).toEqual([]);
  });

  test('the place is that of the mark in the file', () => {
    expect(linesWith({ 'savings.json': pageText(rich('Línea "uno"\n\nOnly **$25.')) })).toEqual([
      expect.stringMatching(/^savings\.json:6:75 mark-as-typed “\*\*” would appear as typed: it starts bold/),
    ]);
  });

  test.for([
    'A **bold** word, *emphasis*, ~~old~~ new, `{code} ** [a] (/b)`.',
    'Escaped \\*\\*, \\[a] (/b), \\{word:phone} and \\`.',
    'Fields marked * are required. 2 * 3 is 5*4-14. A_b and snake_case__name.',
    '- One\n- Two\n  - Three\n\n1. One\n2. Two\n\n## Heading\n\n> Quote',
    '| A | B |\n| --- | --- |\n| C | D \\| E |',
    'Mon–Fri • 9–5 · Sat 9–1. Up to 3 m² at −5%. AT&T; R&D, Q&A; x &c.',
    '— Ana, Lewiston',
    'We are #1 in Maine (#1 of 30). [Sic] (see page 4). Rates [as of today] apply.',
    '1.5 million, 3.OK 9.30 a.m.\n-5 degrees\n#rates',
    'See <https://www.fdic.gov>, [FDIC](https://www.fdic.gov "Home") and [all].\n\n[all]: /',
    '$5 {firstname|there}, {lang:es|Ley} {zipcode|your area}.',
    'She said "no*thing*" and ended it with *this.*',
  ])('no false alarm: %s', (text) => {
    expect(codesIn(rich(text)).filter((code) => code !== 'address-as-link-text')).toEqual([]);
  });

  test.for([
    'Mon–Fri • 9–5',
    'Fields marked * are required',
    'We are #1 | Elmstone',
    'a_b __ c',
    '5 * 4',
    '[optional]',
    'Up to 3 < 4',
  ])('no false alarm in text without markup: %s', (text) => {
    expect(codesIn(plain(text))).toEqual([]);
  });
});
