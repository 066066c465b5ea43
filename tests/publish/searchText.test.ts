import { expect, test } from 'vitest';
import { pageText } from '#composer/publish/search/searchText.ts';
import { readHtml } from '#composer/render/section/readHtml.ts';

const textOf = (html: string) => pageText(readHtml(html).text);
const bodyOf = (html: string) => textOf(html).body;

test('the text of a page is in one line', () => {
  expect(bodyOf('<p>One <strong>bold</strong>\n  word.</p><div>Two</div>')).toBe('One bold word. Two');
});

test.for([
  [
    'headings and cells, where no full stop does',
    '<h2>Papers</h2><p>Bring them.</p><td>A</td><td>B</td>',
    'Papers · Bring them. A · B',
  ],
  [
    'steps and choices',
    '<button>Ask</button><button>Open</button><li>One</li><li>Two</li>',
    'Ask · Open · One · Two',
  ],
  ['nothing twice', '<li><p>One</p></li><li><h3>Two?</h3></li><p>Three</p>', 'One · Two? Three'],
  ['Chinese statements', '<h2>常见问题</h2><p>可以。</p><p>电话</p>', '常见问题 · 可以。 电话'],
] as const)('excerpts part what a reader sees apart: %s', ([, main, text]) => {
  expect(bodyOf(main)).toBe(text);
});

test('two links in a row are two words, a link at the end of a sentence has its full stop', () => {
  expect(
    bodyOf('<p><a href="/a">Previous</a><a href="/b">Next</a> or <a href="/c">ask</a><!-- -->.</p>'),
  ).toBe('Previous Next or ask.');
});

test.for([
  ['programs and styles', '<script type="application/json">{"a":"<b>"}</script><style>p{}</style>'],
  ['drawings', '<svg><title>Leaf</title><svg></svg><path/></svg>'],
  ['choices of a field', '<select><option>Maine</option></select>'],
  ['marks of notes', '<sup><a href="#note">1</a></sup>'],
  ['what is only heard', '<span class="spoken visually-hidden">4 point 1 3 percent</span>'],
  ['what only keeps room', '<span aria-hidden="true" data-nosnippet="">It failed.</span>'],
  ['what is hidden, with all in it', '<div hidden=""><div>Inner</div>Outer</div>'],
  ['comments', '<!-- -->'],
] as const)('nobody finds a page by %s', ([, main]) => {
  expect(bodyOf(`<p>Kept${main}</p>`)).toBe('Kept');
});

test('what is shown and not heard is found', () => {
  expect(bodyOf('<span class="digits" aria-hidden="true">4.13%</span>')).toBe('4.13%');
});

test('headings are kept by themselves, a question of an accordion too', () => {
  const text = textOf('<h1>CD <em>rates</em></h1><p>Text</p><summary>Safe?</summary><h5>Small</h5>');
  expect(text.headings).toBe('CD rates\nSafe?');
});
