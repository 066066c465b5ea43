import { describe, expect, test } from 'vitest';
import { checkWith } from '#composer/project/checkOptions.ts';
import { allSections } from '#composer/project/allSections.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';
import { visitContent } from '#section-kit/walkSchema.ts';

const { registry } = allSections;
const rates = Object.fromEntries(
  ['cd', 'deposits', 'cards', 'mortgage-purchase', 'zones'].map((name) => [
    `rates/${name}.json`,
    readFileSync(join('pages-json/rates', `${name}.json`), 'utf8'),
  ]),
);

const hero = { component: 'HeroBanner', props: { heading: 'What a certificate earns' } };
const hints = (page: object) =>
  checkWith(
    loadSite(
      siteFolder({
        'index.json': soundPage('What a certificate earns', page as Record<string, unknown>),
        'layouts/standard.json': { top: [], bottom: [] },
        'fragments/footer.json': undefined,
        'words/es.json': undefined,
        ...rates,
      }),
    ),
    allSections,
  ).flatMap(({ code, hint }) => (hint === undefined ? [] : [[code, hint] as const]));

/** Returns the props that a hint tells authors to set, with their sections. */
const propsNamed = (hint: string) =>
  [...hint.matchAll(/[Ss]et “(\w+)” of (\w+)/g)].map(([, prop = '', section = '']) => ({ prop, section }));

/** Returns the section's default example with a rate of each kind in its first text. */
function withRates(name: string) {
  const section = registry.get(name)!;
  const props = structuredClone(section.examples.default);
  let isPut = false;
  visitContent(section.schema, props, (kind, value, path) => {
    if (isPut || typeof value !== 'string' || (kind !== 'inline' && kind !== 'rich') || path.length > 1)
      return;
    props[String(path[0])] =
      `${value} {rate:cd.CD99.12.apy|4%} {rate:deposits.TU.0.apy|1%} {rate:cards.HARBOR1.calculatedMinAPR|18%} {rate:mortgage-purchase.FIX30.apr|7%}`;
    isPut = true;
  });
  return isPut ? { component: name, props } : undefined;
}

describe('advice fits the section it is about', () => {
  const entries = [...registry.keys()].flatMap((name) => withRates(name) ?? []);

  test('there are many sections that can name rates', () => expect(entries.length).toBeGreaterThan(10));

  test.for(entries.map((entry) => [entry.component, entry] as const))(
    '%s that names rates is told to set only what it has',
    ([name, entry]) => {
      const found = hints({ sections: name === 'HeroBanner' ? [entry] : [hero, entry] });
      const beside = found.filter(([code]) => code.endsWith('-missing'));
      const silent = beside.filter(
        ([, hint]) => propsNamed(hint).length === 0 && !hint.includes('"says": "'),
      );
      expect(silent).toEqual([]);
      for (const [code, hint] of beside) {
        for (const { prop, section } of propsNamed(hint))
          expect([code, section, Object.keys(registry.get(section)?.schema.shape ?? {})]).toEqual([
            code,
            section,
            expect.arrayContaining([prop]),
          ]);
      }
    },
  );

  test('a hero has no fees to set; cards of certificates have', () => {
    const [heroEntry] = entries.filter(({ component }) => component === 'HeroBanner');
    const ofHero = new Map(hints({ sections: [heroEntry] }));
    expect(ofHero.get('fee-effect-missing')).toBe(
      'State that fees could reduce earnings or that there are no fees in the page’s text, and record the place in its "statements": { "says": "fee-effect", "note": "fee-effect" }.',
    );
    const { fees: _fees, ...props } = registry.get('CdRateCards')!.examples.default;
    const ofCards = new Map(hints({ sections: [hero, { component: 'CdRateCards', props }] }));
    expect(ofCards.get('fee-effect-missing')).toContain('set “fees” of CdRateCards');
  });

  test('a sign that a section of the page could show is asked of that section', () => {
    const footer = registry.get('SiteFooter')!.examples.default;
    const found = new Map(
      hints({
        productClass: 'deposit',
        sections: [hero, { component: 'SiteFooter', props: { ...footer, memberFdic: false } }],
      }),
    );
    expect(found.get('insured-statement-missing')).toBe('Set “memberFdic” of SiteFooter.');
    const none = new Map(hints({ productClass: 'deposit', sections: [hero] }));
    expect(none.get('insured-statement-missing')).toMatch(/^Add a section such as .*SiteFooter/);
  });

  test.for([
    [
      'RichText',
      { text: '## Rates\n\nAll of them.' },
      'Begin the page with a section that has a main heading, such as ArticleHeader or HeroBanner.',
    ],
    [
      'CardGrid',
      { ...registry.get('CardGrid')!.examples.default },
      'Set “level” of CardGrid to 1, or begin the page with a section that has a main heading, such as ArticleHeader or HeroBanner.',
    ],
  ] as const)(
    'a page that begins with %s is told how it gets a main heading',
    ([component, props, expected]) => {
      const found = new Map(hints({ sections: [{ component, props }] }));
      expect(found.get('no-main-heading')).toBe(expected);
    },
  );

  test('a skipped level is mended where it is written', () => {
    const grid = {
      component: 'CardGrid',
      props: { ...registry.get('CardGrid')!.examples.default, level: 4 },
    };
    const text = { component: 'RichText', props: { text: '#### Rates\n\nAll of them.' } };
    expect(new Map(hints({ sections: [hero, grid] })).get('heading-skip')).toMatch(/^Set “level” to 2/);
    expect(new Map(hints({ sections: [hero, text] })).get('heading-skip')).toMatch(/^Write ## /);
  });

  test('marks are offered that the text can have', () => {
    const inline = new Map(
      hints({
        sections: [{ ...hero, props: { heading: 'A', text: 'Save <b>more</b> ![A](/media/savings.svg)' } }],
      }),
    );
    expect(inline.get('html-in-text')).toBe('Use **strong**, *emphasis* and [links](/page.html).');
    expect(inline.get('image-in-text')).toBe('Set “image” of HeroBanner.');
    const rich = new Map(
      hints({
        sections: [
          hero,
          { component: 'RichText', props: { text: 'Save <b>more</b> ![A](/media/savings.svg)' } },
        ],
      }),
    );
    expect(rich.get('html-in-text')).toContain('lists');
    expect(rich.get('image-in-text')).toBe('Set “image” of RichText.');
    const prompt = {
      ...registry.get('ZipCodePrompt')!.examples.default,
      heading: 'Where? ![A](/media/savings.svg)',
    };
    const plain = new Map(hints({ sections: [hero, { component: 'ZipCodePrompt', props: prompt }] }));
    expect(plain.get('image-in-text')).toBe('Use a section that has an image prop.');
  });

  test('a mark without a note is told which section holds notes', () => {
    const found = new Map(
      hints({ sections: [hero, { component: 'RichText', props: { text: 'Safe[^fdic].' } }] }),
    );
    expect(found.get('unknown-footnote')).toBe('Add this note to a section such as Footnotes.');
  });
});
