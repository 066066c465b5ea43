import { describe, expect, test } from 'vitest';
import { richMarkup } from '#content/markup.ts';
import { linesWith, pageText } from '#tests/composer/fixtures/checked.ts';

const context = {
  word: () => undefined,
  rate: () => undefined,
  footnote: (key: string) => ({ number: 1, id: key }),
  footnoteLabel: String,
};
const page = 'savings.json';
const before = '    { "component": "TextBlock", "props": { "body": "';
const checked = (body: string) =>
  linesWith({ [page]: pageText(`${before.trim()}${JSON.stringify(body).slice(1, -1)}" } }`) });

describe('SEC-05 the check sees in a text what the page shows', () => {
  test.for([
    ['a code span', 'Write `[all](/no.html)`, ``{word:no} ` {no}`` or `[^no] <b>`.'],
    ['a block of code', 'Write:\n\n```\n#### [all](/no.html)\n{word:no} {no} [^no] <b>\n```'],
    ['code in a list in a quote', '> - Write:\n>\n>       [all](/no.html) {no}\n>       [^no] <b>'],
    ['backslashes', 'Write \\[all\\](/no.html), \\{no}, \\{word:no}, \\[^no] or \\<b>.'],
    ['what shows until a value is known', 'On {date|any [day](/no.html)[^no]}.'],
    ['brackets alone', 'A [line] without [links][].'],
  ])('%s: nothing', ([, text = '']) => {
    expect(checked(text)).toEqual([]);
    expect(richMarkup(text, context)).not.toMatch(/<(?:a|sup|b|h\d)[ >]|data-rate/);
  });

  test.for<[string, string, string, string]>([
    ['a list in a list', '1. One\n   - Two\n     [all](/no.html)', '/no.html', 'broken-link'],
    ['a quote', '> One\n> two {word:no}', 'no}', 'unknown-word'],
    ['a table', '| A | B |\n| --- | --- |\n| \\| | c[^no] |', 'no]', 'unknown-footnote'],
    ['a passage', '{lang:es|Ley [uno](/no.html)}', '/no.html', 'broken-link'],
    ['the words of a link', 'See [all {no}](/).', 'no}', 'unknown-placeholder'],
    ['a link over two lines of a quote', '> [all\n> of it](</no.html>)', '/no.html', 'broken-link'],
    ['a definition', 'See [all].\n\n[all]: /no.html', '/no.html', 'broken-link'],
    ['a block of HTML', 'None.\n\n<div>\n', '<div>', 'html-in-text'],
    ['a link that its target makes none', 'See [all](no here).', '[all]', 'link-as-typed'],
  ])('%s: what is in it, at its place', ([, text, words, code]) => {
    const column = before.length + JSON.stringify(text.slice(0, text.indexOf(words))).length - 1;
    const [line, ...others] = checked(text);
    expect([line?.split(' ').slice(0, 2).join(' '), others]).toEqual([`${page}:6:${column} ${code}`, []]);
  });

  test('headings in lists, and those with a line below, are part of the outline', () => {
    expect(checked('- #### Fees').join()).toContain('heading-skip The heading level jumps from 1 to 4');
    expect(checked('Fees\n----\n\n#### Later').join()).toContain('jumps from 2 to 4');
  });

  test('words that rules speak of are read without the marks in them', () => {
    const bank = pageText(`${before.trim()}4% APY is the **annual** percentage [yield](/)." } }`);
    const codes = (text: string) =>
      linesWith({ [page]: text.replace('{', '{ "productClass": "deposit",') }).map(
        (line) => line.split(' ')[1],
      );
    expect(codes(bank)).not.toContain('apy-not-spelled-out');
    expect(codes(bank.replace('**annual** ', ''))).toContain('apy-not-spelled-out');
  });
});
