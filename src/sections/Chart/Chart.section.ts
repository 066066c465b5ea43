import { defineSection, type PageFacts } from '#section-kit/defineSection.ts';
import type { NamedRate } from '#section-kit/siteData.ts';
import { type ChartData, type Props, schema } from './Chart.schema.ts';
import { Chart as View } from './Chart.tsx';
import { words } from './Chart.words.ts';

const rateKey = (data: ChartData) => ('rate' in data ? data.rate : undefined);

const namedRates = ({ data }: Props): NamedRate[] => {
  const key = rateKey(data);
  return key === undefined ? [] : [{ key, path: ['data', 'rate'] }];
};

/** Replaces the author's number and day with those of the rate in force when the page is built. */
const withRate = (props: Props, { rate }: Pick<PageFacts, 'rate'>): Props => {
  const { data } = props;
  const key = rateKey(data);
  const inForce = key === undefined ? undefined : rate(key);
  if (!inForce) return props;
  const { value, asOf } = inForce;
  if (data.kind === 'deposit') return { ...props, data: { ...data, apy: value, asOf } };
  return data.kind === 'loan' ? { ...props, data: { ...data, apr: value, asOf } } : props;
};

export const section = defineSection({
  name: 'Chart',
  group: 'Text and media',
  summary: 'A chart drawn when the page is built, with its figures in a table.',
  synonyms: ['graph', 'bar chart', 'line chart', 'growth chart', 'rate history'],
  schema,
  View,
  words,
  rates: namedRates,
  resolve: withRate,
  provides: ({ data }) => (data.kind === 'loan' ? ['repayment-terms'] : []),
  examples: {
    /** A deposit that grows: what was paid in, and what it earned. */
    default: {
      heading: 'What $10,000 becomes in five years',
      text: 'Leave the interest in the certificate and it earns interest too.',
      data: { kind: 'deposit', deposit: 10_000, apy: 3.56, asOf: '2026-11-16', years: 5 },
      source:
        'Calculated with an annual percentage yield (APY) of 3.56% for a 60-month certificate, without withdrawals. A penalty may apply to early withdrawals.',
    },
    /** A deposit with something added every month, over many years. */
    monthly: {
      heading: 'A hundred dollars a month',
      data: { kind: 'deposit', deposit: 25, monthly: 100, apy: 2.28, years: 30 },
      source: 'An illustration: it assumes that a variable yield stays at 2.28% APY for thirty years.',
      tone: 'quiet',
    },
    /** What each year of a loan pays: more interest at first, more principal later. */
    loan: {
      heading: 'Where a mortgage payment goes',
      text: 'The payment stays the same. What changes is how much of it is yours.',
      data: { kind: 'loan', amount: 300_000, apr: 6.5, years: 30 },
      source: 'Principal and interest at 6.5% APR for 30 years. Taxes and insurance come on top.',
    },
    /** A rate over time: it stays until it changes. */
    history: {
      heading: 'Two years of the 12-month rate',
      data: {
        kind: 'history',
        name: 'Standard CD, 12 months',
        unit: 'APY',
        points: [
          { date: '2024-11-01', percent: 4.55 },
          { date: '2025-01-15', percent: 4.4 },
          { date: '2025-06-02', percent: 4.25 },
          { date: '2025-12-01', percent: 4.05 },
          { date: '2026-05-18', percent: 4.13 },
          { date: '2026-11-16', percent: 4.24 },
        ],
      },
      source: 'Rates of an example, for new certificates without a zip code.',
    },
    /** Any numbers, in three parts. */
    values: {
      heading: 'Where a household’s money goes, in an example',
      data: {
        kind: 'values',
        rowsAre: 'Quarter',
        unit: 'dollars',
        series: ['Housing', 'Food and transportation', 'Saving'],
        rows: [
          { label: 'January to March', values: [5400, 3900, 600] },
          { label: 'April to June', values: [5400, 3600, 900] },
          { label: 'July to September', values: [5550, 3500, 1000] },
          { label: 'October to December', values: [5550, 4200, 700] },
        ],
      },
      source: 'An illustration, not a survey.',
    },
    /** The least: two bars of one series. */
    least: {
      heading: 'Branches',
      data: {
        kind: 'values',
        rowsAre: 'Year',
        unit: 'number',
        series: ['Branches'],
        rows: [
          { label: '2016', values: [212] },
          { label: '2026', values: [339] },
        ],
      },
      source: 'Elmstone Bank, at the end of each year.',
    },
    /** In Spanish. */
    spanish: {
      heading: 'En qué se convierten $10,000 en cinco años',
      data: { kind: 'deposit', deposit: 10_000, apy: 3.56, years: 5 },
      source: 'Calculado con un rendimiento porcentual anual (APY) de 3.56% y sin retiros.',
    },
  },
  accessibility: [
    'The chart is a picture with a sentence that says what it shows.',
    'Every figure of the chart is in a table, which opens by keyboard and without JavaScript.',
    'What a deposit earns can be seen: where nothing is added, the axis begins with the deposit and says so.',
    'Series differ in lightness and have a text, not only a color.',
  ],
});
