import { describe, expect, test } from 'vitest';
import { pageText, problemsWith } from '#tests/composer/fixtures/checked.ts';

const found = (entry: object) =>
  problemsWith({ 'savings.json': pageText(JSON.stringify(entry)) })
    .filter(({ code }) => /link-text/.test(code))
    .map(({ code, severity, line, message }) => `${severity} ${line} ${code} ${message}`);
const inText = (text: string) => found({ component: 'TextBlock', props: { body: text } });
const asProp = (link: object) =>
  found({ component: 'Banner', props: { heading: 'A', headingLevel: 2, primary: { href: '/', ...link } } });

describe('a link says where it leads (WCAG 2.4.4)', () => {
  test.for([
    'here',
    'Click here',
    'click **here**!',
    'Read more',
    'Learn more »',
    'more…',
    'This page',
    'Details',
    'Link',
    'aquí',
    'Haga clic aquí',
    'Más información',
    'Leer más',
    'Ver más',
    'este enlace',
    '点击这里',
    '此处',
    '更多',
    '了解更多',
    '查看详情',
    '阅读全文。',
  ])('“%s” does not', (text) => {
    const plain = text.replaceAll('*', '');
    const message = `The link text “${plain}” does not say where the link leads.`;
    expect(inText(`See [${text}](/).`)).toEqual([`warning 6 vague-link-text ${message}`]);
    expect(asProp({ text: plain })).toEqual([`warning 6 vague-link-text ${message}`]);
  });

  test.for([
    'https://www.fdic.gov/',
    'www.fdic.gov',
    '<https://www.fdic.gov/>',
    '[https://fdic.gov](https://www.fdic.gov)',
  ])('an address does not: %s', (text) =>
    expect(inText(`See ${text} now.`)).toEqual([
      expect.stringMatching(/^warning 6 address-as-link-text .*fdic\.gov/),
    ]),
  );

  test.for([
    'Learn more about CDs',
    'Read the disclosures',
    'Here is the branch list',
    '更多存款利率',
    'Más cuentas',
  ])('“%s” does', (text) => {
    expect(inText(`See [${text}](/).`)).toEqual([]);
    expect(asProp({ text })).toEqual([]);
  });

  test('a short text with a longer name for screen readers does', () => {
    expect(asProp({ text: 'Learn more', label: 'Learn more about CDs' })).toEqual([]);
    expect(asProp({ text: 'Learn more', label: 'Learn more' })).toHaveLength(1);
  });

  test('the same words that are no link are fine', () =>
    expect(inText('Learn more here. `[here](/)`')).toEqual([]));
});
