import { type Locale, locales } from '#lib/format/locale.ts';
import { creditUnionTerms } from './creditUnionTerms.ts';

type Words = Readonly<Record<string, string>>;

/** The agencies that insure deposits: of banks, and of credit unions. */
export const regulatorNames = ['fdic', 'ncua'] as const;
export type RegulatorName = (typeof regulatorNames)[number];

/** What pages and the check say differently for the institutions of one regulator. */
interface Regulator {
  readonly name: string;
  /** The official sign, as messages name it. */
  readonly sign: string;
  /** The official advertising statement. */
  readonly statement: string;
  /** Words that replace those of sections, which are the FDIC's. A site's own words replace both. */
  readonly words: Readonly<Partial<Record<Locale, Words>>>;
  /** Words of texts written for a bank, with those of its institutions. A brand's `terms` replace and extend them. */
  readonly terms: Readonly<Partial<Record<Locale, Words>>>;
  /** The regulator's rule for each rule of a bank, where it differs. Paragraphs below a rule keep their names. */
  readonly rules: Readonly<Record<string, string>>;
}

// The English words are those of 12 CFR 740.4(b), where a translation may be added, and of 740.5(b)(1)(ii).
const ncuaSign =
  'Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. National Credit Union Administration, a U.S. Government Agency';

export const regulators: Readonly<Record<RegulatorName, Regulator>> = {
  fdic: {
    name: 'FDIC',
    sign: 'FDIC official digital sign',
    statement: 'Member FDIC',
    words: {},
    terms: {},
    rules: {},
  },
  ncua: {
    name: 'NCUA',
    sign: 'NCUA official sign',
    statement: 'Federally insured by NCUA',
    words: {
      en: {
        signName: 'NCUA',
        signStatement: ncuaSign,
        memberFdic: 'Federally insured by NCUA',
        notInsured: 'Not insured by NCUA',
        notDeposits: 'Not shares or deposits',
        notGuaranteed: 'Not guaranteed by the credit union',
      },
      es: {
        signName: 'NCUA',
        signStatement: ncuaSign,
        signTranslation:
          'Sus ahorros están asegurados por el gobierno federal hasta al menos $250,000, con el pleno respaldo y crédito del gobierno de EE. UU. Administración Nacional de Cooperativas de Crédito, una agencia del gobierno de EE. UU.',
        memberFdic: 'Asegurada a nivel federal por la NCUA',
        notInsured: 'No están asegurados por la NCUA',
        notDeposits: 'No son depósitos ni participaciones',
        notGuaranteed: 'No están garantizados por la cooperativa de crédito',
      },
      zh: {
        signName: 'NCUA',
        signStatement: ncuaSign,
        signTranslation:
          '您的储蓄由联邦政府承保，保额至少 25 万美元，并由美国政府的完全信誉和信用担保。美国国家信用合作社管理局，美国政府机构。',
        memberFdic: '由 NCUA 提供联邦保险',
        notInsured: '不受 NCUA 保险',
        notDeposits: '不是股金或存款',
        notGuaranteed: '不受本信用合作社担保',
      },
    },
    terms: creditUnionTerms,
    rules: {
      // The official sign, on the page where accounts are opened.
      '12 CFR 328.5(c)': '12 CFR 740.4(a)',
      // Advertising must not be misleading about insurance.
      '12 CFR 328.5(d)': '12 CFR 740.2',
      '12 CFR 328.6': '12 CFR 740.5(a)',
      '12 CFR 338.3': '12 CFR 701.31(d)',
      // Truth in Savings: the paragraphs of 707.8 are those of 1030.8.
      '12 CFR 1030.8': '12 CFR 707.8',
    },
  },
};

/** What a site tells of its brands. */
interface Branded {
  readonly brands: ReadonlyMap<string, { readonly brand: { readonly regulator: RegulatorName } | undefined }>;
  readonly brandName?: string | undefined;
}

/** Returns the regulator of the brand in use, or the banks' if the site has no brand. */
export const regulatorOf = ({ brands, brandName = '' }: Branded): RegulatorName =>
  brands.get(brandName)?.brand?.regulator ?? 'fdic';

/** Returns the regulator's rule that stands for a rule of a bank: `12 CFR 707.8(c)` for `12 CFR 1030.8(c)`. */
export function ruleOf(regulator: RegulatorName, rule: string): string {
  const found = Object.entries(regulators[regulator].rules).find(([bank]) => rule.startsWith(bank));
  return found ? found[1] + rule.slice(found[0].length) : rule;
}

/** Returns the terms of a brand with those of its regulator, which the brand's replace. */
export const termsFor = (
  regulator: RegulatorName,
  own: Readonly<Partial<Record<Locale, Words>>> = {},
): Readonly<Partial<Record<Locale, Words>>> =>
  Object.fromEntries(
    locales.map((locale) => [locale, { ...regulators[regulator].terms[locale], ...own[locale] }]),
  );

/** Returns a site's words in one language, with those of the regulator where the site has none of its own. */
export const wordsFor = (regulator: RegulatorName, locale: Locale, words: Words): Words => ({
  ...regulators[regulator].words[locale],
  ...words,
});
