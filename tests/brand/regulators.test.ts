import { describe, expect, test } from 'vitest';
import { renamed } from '#composer/brand/applyBrand.ts';
import { siteBrand } from '#composer/brand/siteBrand.ts';
import { checkSite } from '#composer/check/check.ts';
import { ruleOf } from '#composer/page/regulators.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { sections } from '#tests/composer/fixtures/sections.ts';
import { siteFolder, soundPage } from '#tests/composer/fixtures/siteFolder.ts';
import { brandFiles, withBrands } from './brandFolder.ts';

const now = new Date('2026-11-26T12:00:00Z');
const tidewater = await withBrands('pages-json', 'tidewater');
const brand = siteBrand(tidewater);

describe('a credit union', () => {
  test('has the sign and the statements of the NCUA in every language (12 CFR 740.4, 740.5)', () => {
    const { words } = siteParts(tidewater, now);
    for (const own of Object.values(words)) {
      expect(own['signName']).toBe('NCUA');
      expect(own['signStatement']).toMatch(
        /^Your savings federally insured to at least \$250,000 and backed by the full faith and credit of the United States Government/,
      );
      expect(`${own['memberFdic']} ${own['notInsured']}`).toMatch(/NCUA.* .*NCUA/);
    }
    expect(words.en['memberFdic']).toBe('Federally insured by NCUA');
  });

  test('names its own regulator and its own products on every page', () => {
    const texts = [...tidewater.pages.values()].map((page) =>
      JSON.stringify(pageInput(page, brand)?.definition ?? ''),
    );
    const { fragments, config } = siteParts(tidewater, now);
    const all = [...texts, JSON.stringify(fragments), JSON.stringify(config)];
    expect(all.filter((text) => /\bFDIC\b|fdic\.gov/.test(text))).toEqual([]);
    expect(texts.join('\n')).toMatch(/NCUA[^]*share certificates/);
  });

  test('never calls itself a bank, nor its people bankers', () => {
    const texts = [...tidewater.pages.values()].map((page) =>
      JSON.stringify(pageInput(page, brand)?.definition),
    );
    const { fragments } = siteParts(tidewater, now);
    const all = [...texts, JSON.stringify(fragments)].join('\n');
    const claims =
      /Member FDIC|national bank|made-up bank|\b(?:[Aa]|[Tt]he|your|business|personal) bankers?\b|[Aa] bank you can|un banco (?:nacional|inventado|que se)|banquero|全国性银行|(?:看得懂|虚构)的银行|银行职员/g;
    expect(all.match(claims)).toBeNull();
    expect(all).toMatch(/is a credit union, owned by its members/);
    expect(all).toMatch(/es una cooperativa de crédito, propiedad de sus miembros/);
    expect(all).toMatch(/会员制信用合作社/);
  });

  test('is checked by the rules of the NCUA', () => {
    const files = (regulator: string) => ({
      ...Object.fromEntries(Object.entries(brandFiles).map(([name, text]) => [`brands/plain/${name}`, text])),
      'brands/plain/brand.json': {
        ...JSON.parse(brandFiles['brand.json'] ?? '{}'),
        $schema: undefined,
        regulator,
      },
      'site.json': { origin: 'https://www.elmstonebank.example', name: 'Elmstone Bank', brand: 'plain' },
      'index.json': soundPage('Banking made plain', { pageType: 'home' }),
      'savings.json': soundPage('Savings for everyone', { productClass: 'deposit' }),
    });
    const found = async (regulator: string) =>
      checkSite(await withBrands(siteFolder(files(regulator))), sections)
        .filter(({ rule }) => rule !== undefined)
        .map(({ message, rule }) => `${message} ${rule}`);
    return expect(Promise.all([found('fdic'), found('ncua')])).resolves.toEqual([
      [
        'A page of type “home” must show the FDIC official digital sign. 12 CFR 328.5(c)',
        'A page that advertises deposits must show the statement “Member FDIC”. 12 CFR 328.6',
      ],
      [
        'A page of type “home” must show the NCUA official sign. 12 CFR 740.4(a)',
        'A page that advertises deposits must show the statement “Federally insured by NCUA”. 12 CFR 740.5(a)',
      ],
    ]);
  });
});

test.each([
  ['12 CFR 1030.8(c)(3)', '12 CFR 707.8(c)(3)'],
  ['12 CFR 1026.24(d)(2)', '12 CFR 1026.24(d)(2)'],
])('%s is %s for a credit union', (bank, union) => {
  expect(ruleOf('fdic', bank)).toBe(bank);
  expect(ruleOf('ncua', bank)).toBe(union);
});

describe('terms of a brand', () => {
  const union = {
    ...brand,
    terms: { en: { CD: 'certificate', CDs: 'certificates' }, es: { CD: 'certificado' } },
  };

  test('replace whole words, and start a sentence with a capital letter', () => {
    const text = 'CDs for you. A 12-month CD, a CD ladder.\n\nCD rates: CD99';
    expect(renamed(text, union)).toBe(
      'Certificates for you. A 12-month certificate, a certificate ladder.\n\nCertificate rates: CD99',
    );
  });

  test('are found between Chinese characters, which no spaces separate', () => {
    const chinese = { ...union, terms: { zh: { 全国性银行: '信用合作社', FDIC: 'NCUA' } } };
    expect(renamed('一家全国性银行，由FDIC承保', chinese, 'zh')).toBe('一家信用合作社，由NCUA承保');
  });

  test('are those of the text’s language', () => {
    expect(renamed('Tasas de CD', union, 'es')).toBe('Tasas de certificado');
    expect(renamed('CD', union, 'zh')).toBe('CD');
  });
});
