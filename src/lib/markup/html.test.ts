import { describe, expect, test } from 'vitest';
import { escapeHtml, jsonForHtml, textOfHtml, unescapeHtml } from './html.ts';

test('text becomes HTML text and back', () => {
  const text = `<a href="x">Tom & Ann's &amp; 1 < 2</a>`;
  expect(escapeHtml(text)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Ann&#39;s &amp;amp; 1 &lt; 2&lt;/a&gt;',
  );
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml('&amp;lt; &unknown; &nbsp;')).toBe('&lt; &unknown;  ');
});

describe('SEC-03 JSON for a block of a page', () => {
  test.each(['</script>', '<!--', '\u2028', '\u2029', '</SCRIPT >', '<![CDATA['])(
    'has no %j in it',
    (text) => {
      const json = jsonForHtml({ [text]: text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ [text]: text });
    },
  );
});

test('the words of HTML are one line; a tag inside a sentence does not part it', () => {
  expect(
    textOfHtml(
      '<h2>Rates</h2><p>Yes, <strong>always</strong>: <a href="/x">here</a>.</p><ul><li>a</li><li>b</li></ul>',
    ),
  ).toBe('Rates Yes, always: here. a b');
});
