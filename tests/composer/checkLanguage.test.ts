import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSections } from '#composer/project/allSections.ts';
import { checkWith } from '#composer/project/checkOptions.ts';
import { textLanguage } from '#composer/project/textLanguage.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { siteFolder } from '#tests/composer/fixtures/siteFolder.ts';

const words = {
  en: 'A certificate of deposit keeps your money for a term that you choose.',
  es: 'Un certificado de depósito guarda su dinero durante el plazo que usted elija.',
  zh: '定期存款证会在您选择的期限内保管您的资金，到期后连本带息支付。',
} as const;
const titles = { en: 'Certificates with a term', es: 'Certificados a plazo fijo', zh: '定期存款证' };

const page = (locale: keyof typeof words, text: string, more: object = {}) => ({
  title: `${titles[locale]} | Elmstone`,
  description: words[locale],
  noindex: true,
  sections: [
    { component: 'HeroBanner', props: { heading: titles[locale] } },
    { component: 'RichText', props: { text } },
  ],
  ...more,
});
const lines = (files: Readonly<Record<string, unknown>>) =>
  checkWith(
    loadSite(
      siteFolder({
        'layouts/standard.json': { top: [], bottom: [] },
        'fragments/footer.json': undefined,
        ...files,
      }),
    ),
    allSections,
  )
    .filter(({ code }) => code === 'wrong-language')
    .map(
      ({ file, line, pointer, message, severity }) =>
        [severity, `${file}:${line}`, pointer, message] as const,
    );

describe('PAGE-01 text in another language than its page', () => {
  test.for([
    ['es', 'en', 'This text is in English, but this page is in Spanish.'],
    ['zh', 'en', 'This text is in English, but this page is in Chinese.'],
    ['es', 'zh', 'This text is in Chinese, but this page is in Spanish.'],
  ] as const)('a page in %s with a text in %s', ([locale, text, message]) =>
    expect(lines({ [`${locale}/cds.json`]: page(locale, words[text]) })).toEqual([
      ['warning', `${locale}/cds.json:15`, '/sections/1/props/text', message],
    ]),
  );

  test('an English page with a Spanish one', () =>
    expect(lines({ 'cds.json': page('en', words.es) }).map(([, , , message]) => message)).toEqual([
      'This text is in Spanish, but this page is in English.',
    ]));

  test('one paragraph or list entry among others is found at its place', () => {
    const [found] = checkWith(
      loadSite(
        siteFolder({
          'layouts/standard.json': { top: [], bottom: [] },
          'fragments/footer.json': undefined,
          'es/cds.json': page('es', `${words.es}\n\n- ${words.es}\n- ${words.en}`),
        }),
      ),
      allSections,
    ).filter(({ code }) => code === 'wrong-language');
    const column = '        "text": "'.length + `${words.es}\\n\\n- ${words.es}\\n- `.length + 1;
    expect([found?.line, found?.column]).toEqual([15, column]);
  });

  test('the title, a file of words, and a fragment that a page in another language shows', () => {
    expect(
      lines({
        'es/cds.json': page('es', words.es, {
          description: words.en,
          sections: [{ component: 'HeroBanner', props: { heading: titles.es } }, { fragment: 'aside' }],
        }),
        'cds.json': page('en', words.en, {
          sections: [{ component: 'HeroBanner', props: { heading: titles.en } }, { fragment: 'aside' }],
        }),
        'fragments/aside.json': { sections: [{ component: 'RichText', props: { text: words.en } }] },
        'words/es.json': { phone: '1', promise: words.en },
      }).map(([, place, pointer, message]) => [place, pointer, message]),
    ).toEqual([
      ['es/cds.json:3', '/description', 'This text is in English, but this page is in Spanish.'],
      [
        'fragments/aside.json:6',
        '/sections/0/props/text',
        'This text is in English, but /es/cds.html is in Spanish.',
      ],
      ['words/es.json:3', '/promise', 'This text is in English, but this file is in Spanish.'],
    ]);
  });

  test.for([
    ['a passage with its language', `${words.es} {lang:en|Truth in Savings Act of the United States}`],
    ['a name within a text', `${words.es} Elmstone Bank, N.A.`],
    ['a short text', 'Everyday Interest'],
    ['an address', 'https://www.fdic.gov/resources/deposit-insurance/understanding-deposit-insurance'],
    ['a text that is all one passage', '{lang:en|The Truth in Savings Act is a law of the United States.}'],
  ])('%s is left alone', ([, text = '']) => expect(lines({ 'es/cds.json': page('es', text) })).toEqual([]));

  test('a short Chinese text around a long Latin name is left alone', () =>
    expect(lines({ 'zh/cds.json': page('zh', '搜索 Elmstone Bank Customer Care 网站') })).toEqual([]));

  test('the pages of the demo have no text in another language, and each would be missed by none', () => {
    const site = loadSite('pages-json');
    expect(checkWith(site, allSections).filter(({ code }) => code === 'wrong-language')).toEqual([]);
    for (const locale of ['en', 'es'] as const) {
      const texts = Object.values(
        JSON.parse(readFileSync(`pages-json/words/${locale}.json`, 'utf8')) as Record<string, string>,
      ).filter((text) => text.length > 60);
      for (const text of texts) expect([text, textLanguage(text)]).toEqual([text, locale]);
    }
  });
});
