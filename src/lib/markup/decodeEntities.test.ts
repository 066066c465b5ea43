import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { decodeEntities } from './decodeEntities.ts';

/** Decodes as an HTML parser does. */
function parsed(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) });
  parser.end(html);
  return text;
}

const names =
  'nbsp iexcl sect copy reg not frac12 iquest Agrave Ntilde times szlig eacute ntilde divide uuml yuml amp lt gt quot apos ndash mdash lsquo rsquo ldquo rdquo dagger Dagger bull hellip permil prime euro trade minus le ge rarr emsp'.split(
    ' ',
  );
const numbers = ['#39', '#8217', '#x2019', '#X2014', '#128512', '#150', '#146', '#0', '#xD800', '#1114112'];

test.each([...names, ...numbers])('RATE-05 &%s; is what an HTML parser reads', (entity) => {
  expect(decodeEntities(`5 &${entity}; 6`)).toBe(parsed(`5 &${entity}; 6`));
});

test('what is no entity stays as it is', () => {
  for (const text of ['AT&T; Q&A', 'R&D', '&constructor;', '&#x;', '&#12345678901;', '&Eacute'])
    expect(decodeEntities(text)).toBe(text);
});

test('an entity is decoded once', () => expect(decodeEntities('&amp;lt;')).toBe('&lt;'));
