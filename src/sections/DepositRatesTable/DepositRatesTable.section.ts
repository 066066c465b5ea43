import { defineSection } from '#section-kit/defineSection.ts';
import { showingRates, zipCodeRequest } from '#section-kit/ratesInForce.ts';
import { type Props, schema } from './DepositRatesTable.schema.ts';
import { DepositRatesTable as View } from './DepositRatesTable.tsx';
import { words } from './DepositRatesTable.words.ts';
import { htmlLang } from '#lib/format/locale.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import type { InlineHtml } from '#content/fields.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import { liveRates, questionOf } from './liveRates.ts';
import { termsOf } from './termsOf.ts';

/** The same as the section shows in the browser: rates by balance and the service's disclosures. */
async function servedRates(props: Props, visitor: ServedVisitor): Promise<ServedRates<Props>> {
  const found = await liveRates(questionOf(props), visitor);
  const { locale } = visitor;
  // Escaped plain text is valid inline HTML, and so is a passage in English. It is marked as not the author's.
  const html = (text: string) =>
    (locale === 'en'
      ? escapeHtml(text)
      : `<span lang="${htmlLang.en}" data-served="">${escapeHtml(text)}</span>`) as InlineHtml;
  const products = props.products.map((product) => {
    const terms = termsOf(found, product.productKey, { locale, hasOwn: product.disclosures.length > 0 });
    const disclosures = terms.map(html);
    return terms.length === 0 ? product : { ...product, disclosures };
  });
  return { ...found, props: { products } };
}

const savings = {
  productKey: 'TU',
  name: 'Harbor Savings',
  text: 'For money you may need tomorrow.',
  minimumOpening: '$25',
  maintenanceFee: '$4, or none with a balance of $300',
  tiers: [
    { label: '$0-$9,999.99', minimumBalance: 0, maximumBalance: 9999.99, rate: 0.35, apy: 0.35 },
    { label: '$10,000-$24,999.99', minimumBalance: 10_000, maximumBalance: 24_999.99, rate: 0.35, apy: 0.35 },
    { label: '$25,000-$49,999.99', minimumBalance: 25_000, maximumBalance: 49_999.99, rate: 0.5, apy: 0.5 },
    { label: '$50,000-$99,999.99', minimumBalance: 50_000, maximumBalance: 99_999.99, rate: 0.5, apy: 0.5 },
    { label: '$100,000-$499,999.99', minimumBalance: 1e5, maximumBalance: 499_999.99, rate: 0.75, apy: 0.75 },
    { label: '$500,000 and above', minimumBalance: 500_000, rate: 0.75, apy: 0.75 },
  ],
  disclosures: ['The rate is variable and may change after the account is opened.'],
  apply: { text: 'Open Harbor Savings', href: '/contact-us.html' },
};
const market = {
  ...savings,
  productKey: 'TMTX',
  name: 'Keystone Money Market',
  text: 'For larger balances.',
  minimumOpening: '$100',
  maintenanceFee: '$10, or none with a balance of $2,500',
  bump: 'APY with checking',
  tiers: savings.tiers.map((tier) => ({ ...tier, rate: 2.25, apy: 2.28, bumpApy: 2.53 })),
  apply: { text: 'Open Keystone Money Market', href: '/contact-us.html' },
};
const business = {
  productKey: 'DDA4A',
  name: 'Business Interest Checking',
  minimumOpening: '$100',
  maintenanceFee: '$20, or none with a balance of $10,000',
  tiers: [
    { label: 'Under $5,000', minimumBalance: 0, maximumBalance: 4999.99, rate: 0.05, apy: 0.05 },
    { label: '$5,000-$24,999.99', minimumBalance: 5000, maximumBalance: 24_999.99, rate: 0.1, apy: 0.1 },
    { label: '$25,000-$49,999.99', minimumBalance: 25_000, maximumBalance: 49_999.99, rate: 0.15, apy: 0.15 },
    { label: '$50,000-$99,999.99', minimumBalance: 50_000, maximumBalance: 99_999.99, rate: 0.25, apy: 0.25 },
    { label: '$100,000 and above', minimumBalance: 100_000, rate: 0.4, apy: 0.4 },
  ],
};
const fees = 'Rates are variable and may change after the account is opened. Fees could reduce earnings.';
const common = { asOf: '2026-11-16', fees };

export const section = defineSection({
  name: 'DepositRatesTable',
  group: 'Rates',
  summary: 'Checking and savings accounts with live yields by balance, for the visitor’s zip code.',
  synonyms: ['savings rates', 'checking rates', 'deposit rates', 'account rates'],
  schema,
  View,
  words,
  request: zipCodeRequest,
  servedRates,
  ...showingRates(({ products }: Props) =>
    products.flatMap(({ productKey, tiers, bump }, product) =>
      tiers.flatMap(({ minimumBalance }, tier) =>
        (['rate', 'apy', ...(bump === undefined ? [] : (['bumpApy'] as const))] as const).map((name) => ({
          key: `deposits.${productKey}.${minimumBalance}.${name}`,
          path: ['products', product, 'tiers', tier, name],
          productPath: ['products', product, 'productKey'],
        })),
      ),
    ),
  ),
  tiers: ({ products }) =>
    products.map(({ productKey, tiers }, product) => ({
      file: 'deposits',
      productKey,
      path: ['products', product, 'tiers'],
      tiers: tiers.map(({ label, minimumBalance, maximumBalance }) => ({
        label,
        minimum: minimumBalance,
        maximum: maximumBalance,
      })),
    })),
  provides: ['rate-date', 'minimum-balance', 'minimum-opening', 'fee-effect', 'variable-rate'],
  examples: {
    /** The author’s dated rates, shown until live ones arrive. */
    default: {
      ...common,
      heading: 'Savings rates',
      text: 'What your money earns, by what you keep in the account.',
      zipDependent: false,
      products: [savings, market],
      disclosures: ['Deposits are insured by the FDIC up to the legal limit.'],
    },
    /** Without a zip code the section asks for it and shows no rates. */
    zipDependent: { ...common, heading: 'Rates where you live', products: [savings], next: '/savings.html' },
    /** Business accounts have their own tiers. */
    business: {
      ...common,
      heading: 'Business checking rates',
      audience: 'business',
      zipDependent: false,
      products: [business],
    },
    /** In Spanish. */
    spanish: {
      ...common,
      heading: 'Tasas de ahorro',
      zipDependent: false,
      fees: 'Las tasas son variables y pueden cambiar. Los cargos podrían reducir lo que gana.',
      products: [
        {
          ...savings,
          name: 'Ahorro Harbor',
          text: 'Para el dinero que puede necesitar mañana.',
          maintenanceFee: '$4, o ninguno con un saldo de $300',
          tiers: [
            { label: '$0-$9,999.99', minimumBalance: 0, maximumBalance: 9999.99, rate: 0.35, apy: 0.35 },
            { label: '$10,000 o más', minimumBalance: 10_000, rate: 0.5, apy: 0.5 },
          ],
          disclosures: ['La tasa es variable y puede cambiar después de abrir la cuenta.'],
          apply: { text: 'Abrir Ahorro Harbor', href: '/es/' },
        },
      ],
    },
    /** In Chinese. */
    chinese: {
      ...common,
      heading: '储蓄利率',
      zipDependent: false,
      fees: '利率可能变动，费用可能减少收益。',
      products: [
        {
          productKey: 'TU',
          name: '港湾储蓄账户',
          minimumOpening: '$25',
          maintenanceFee: '$4；余额达 $300 可免',
          tiers: [{ label: '$0 起', minimumBalance: 0, rate: 0.35, apy: 0.35 }],
        },
      ],
    },
  },
  accessibility: [
    'Each table is named by its product; balances are row headers.',
    'Rates are read out with the word “point” and their unit; live rates are announced once, politely.',
  ],
});
