import { formatDay, formatMonth } from '#lib/format/dates.ts';
import { depositGrowth } from '#lib/format/depositGrowth.ts';
import { loanYears } from '#lib/format/loanYears.ts';
import type { Locale } from '#lib/format/locale.ts';
import {
  formatNumber,
  formatPercent,
  formatRoundedDollars,
  formatShortDollars,
  formatWholeDollars,
  monthlyPayment,
} from '#lib/format/money.ts';
import { type Axis, axisFor, labelStep } from './axis.ts';
import type { ChartData } from './Chart.schema.ts';
import type { words } from './Chart.words.ts';

type Word = (
  key: keyof (typeof words)['en'],
  parameters?: Readonly<Record<string, string | number>>,
) => string;

/** A number with what it is. `series` is the series whose color marks it. */
interface Fact {
  readonly term: string;
  readonly value: string;
  readonly series?: number;
}

/** What a chart shows, as texts and as shares of the plot's width and height. */
export interface ChartModel {
  /** The number that the chart leads to, if there is one. */
  readonly result?: Fact;
  readonly facts: readonly Fact[];
  /** The chart in a sentence or two, for those who do not see it. */
  readonly summary: string;
  readonly axis: Axis;
  readonly axisLabel: (tick: number) => string;
  /** Values of each bar, from the bottom up; or the steps of a line. */
  readonly bars?: readonly (readonly number[])[];
  readonly line?: readonly { readonly at: number; readonly value: number }[];
  /** Below the bars, one each; empty where there is no space. Below a line, at equal distances. */
  readonly labels: readonly string[];
  /** What the labels are, such as years. */
  readonly labelsAre?: string;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const highest = (bars: readonly (readonly number[])[]) => Math.max(...bars.map(sum));

/** The parts of a chart with a bar for each year. */
const byYear = (bars: readonly (readonly number[])[], locale: Locale, word: Word) => ({
  bars,
  axis: axisFor(0, highest(bars)),
  axisLabel: (tick: number) => formatShortDollars(tick, locale),
  labels: bars.map((_, index) => ((index + 1) % labelStep(bars.length, 10) === 0 ? String(index + 1) : '')),
  labelsAre: word('years'),
});

type Of<Kind extends ChartData['kind']> = Extract<ChartData, { kind: Kind }>;

/** The rate of a calculation, with its day if it is known. One in force is the standard rate, without a zip code. */
function rateFact(
  percent: number,
  { kind, rate, asOf }: Pick<Of<'deposit'> | Of<'loan'>, 'kind' | 'rate' | 'asOf'>,
  locale: Locale,
  word: Word,
): Fact {
  const unit = kind === 'deposit' ? 'APY' : 'APR';
  const said = rate === undefined ? unit : word('standardRate', { unit });
  return {
    term: asOf === undefined ? said : word('rateAsOf', { unit: said, date: formatDay(asOf, locale) }),
    value: formatPercent(percent),
  };
}

/**
 * The parts of a chart of a deposit. Where nothing is added to it, its own height would hide what it earns: only the
 * interest is drawn, from zero.
 */
function depositBars(
  { monthly }: Of<'deposit'>,
  growth: ReturnType<typeof depositGrowth>,
  locale: Locale,
  word: Word,
) {
  if (monthly > 0)
    return byYear(
      growth.map(({ paidIn, interest }) => [paidIn, interest]),
      locale,
      word,
    );
  return {
    ...byYear(
      growth.map(({ interest }) => [0, interest]),
      locale,
      word,
    ),
    labelsAre: word('interestByYear'),
  };
}

function depositModel(data: Of<'deposit'>, locale: Locale, word: Word): ChartModel {
  const years = depositGrowth(data.deposit, data.monthly, data.apy, data.years);
  const dollars = (amount: number) => formatRoundedDollars(amount, locale);
  const last = years.at(-1) ?? { paidIn: 0, interest: 0 };
  return {
    ...depositBars(data, years, locale, word),
    result: {
      term: data.years === 1 ? word('afterYear') : word('afterYears', { years: data.years }),
      value: dollars(last.paidIn + last.interest),
    },
    facts: [
      { term: word('paidIn'), value: dollars(last.paidIn), ...(data.monthly > 0 && { series: 0 }) },
      { term: word('interest'), value: dollars(last.interest), series: 1 },
      rateFact(data.apy, data, locale, word),
    ],
    summary: word('depositSummary', {
      first: dollars(data.deposit),
      last: dollars(last.paidIn + last.interest),
      interest: dollars(last.interest),
    }),
    table: {
      head: [word('year'), word('paidIn'), word('interest'), word('balance')],
      rows: years.map(({ year, paidIn, interest }) => [
        String(year),
        ...[paidIn, interest, paidIn + interest].map(dollars),
      ]),
    },
  };
}

function loanModel(data: Of<'loan'>, locale: Locale, word: Word): ChartModel {
  const years = loanYears(data.amount, data.apr, data.years);
  const dollars = (amount: number) => formatRoundedDollars(amount, locale);
  const payment = monthlyPayment(data.amount, data.apr, data.years * 12) ?? 0;
  return {
    ...byYear(
      years.map(({ principal, interest }) => [principal, interest]),
      locale,
      word,
    ),
    result: { term: word('payment'), value: formatWholeDollars(payment, locale) },
    facts: [
      { term: word('principal'), value: dollars(data.amount), series: 0 },
      { term: word('interest'), value: dollars(sum(years.map(({ interest }) => interest))), series: 1 },
      { term: word('payments'), value: String(data.years * 12) },
      rateFact(data.apr, data, locale, word),
    ],
    summary: word('loanSummary', {
      first: dollars(years[0]?.interest ?? 0),
      last: dollars(years.at(-1)?.interest ?? 0),
    }),
    table: {
      head: [word('year'), word('principal'), word('interest'), word('balance')],
      rows: years.map(({ year, principal, interest, balance }) => [
        String(year),
        ...[principal, interest, Math.max(balance, 0)].map(dollars),
      ]),
    },
  };
}

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

function historyModel({ name, unit, points }: Of<'history'>, locale: Locale, word: Word): ChartModel {
  const percents = points.map(({ percent }) => percent);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('The schema demands two points or more.');
  const start = timeOf(first.date);
  const end = timeOf(last.date);
  const [low, high] = [Math.min(...percents), Math.max(...percents)];
  const axis = axisFor(low, high);
  const decimals = axis.ticks.every((tick) => Number.isInteger(tick)) ? 0 : 2;
  const spoken = unit === 'rate' ? '' : ` ${unit}`;
  return {
    result: {
      term: word('newest', { date: formatDay(last.date, locale) }),
      value: formatPercent(last.percent) + spoken,
    },
    facts: [{ term: name, value: '', series: 0 }],
    summary: word('historySummary', {
      first: formatPercent(first.percent),
      from: formatDay(first.date, locale),
      last: formatPercent(last.percent),
      to: formatDay(last.date, locale),
      low: formatPercent(low),
      high: formatPercent(high),
    }),
    axis,
    axisLabel: (tick) => formatPercent(tick, decimals),
    line: points.map(({ date, percent }) => ({ at: (timeOf(date) - start) / (end - start), value: percent })),
    labels: [0, 0.5, 1].map((share) =>
      formatMonth(new Date(start + share * (end - start)).toISOString().slice(0, 10), locale),
    ),
    table: {
      head: [word('date'), unit === 'rate' ? name : unit],
      rows: points.toReversed().map(({ date, percent }) => [formatDay(date, locale), formatPercent(percent)]),
    },
  };
}

function valuesModel(data: Of<'values'>, locale: Locale, word: Word): ChartModel {
  const format = {
    dollars: (value: number) => formatWholeDollars(value, locale),
    percent: (value: number) => formatPercent(value),
    number: (value: number) => formatNumber(value, locale),
  }[data.unit];
  const short = data.unit === 'dollars' ? (value: number) => formatShortDollars(value, locale) : format;
  const bars = data.rows.map((row) => row.values);
  const step = labelStep(bars.length, 8);
  return {
    facts: data.series.length > 1 ? data.series.map((term, series) => ({ term, value: '', series })) : [],
    summary: word('valuesSummary'),
    axis: axisFor(0, highest(bars)),
    axisLabel: short,
    bars,
    labels: data.rows.map(({ label }, index) => (index % step === 0 ? label : '')),
    labelsAre: data.rowsAre,
    table: {
      head: [data.rowsAre, ...data.series],
      rows: data.rows.map(({ label, values }) => [label, ...values.map(format)]),
    },
  };
}

/** Calculates what a chart shows. Pure: the same data make the same chart. */
export function chartModel(data: ChartData, locale: Locale, word: Word): ChartModel {
  switch (data.kind) {
    case 'deposit':
      return depositModel(data, locale, word);
    case 'loan':
      return loanModel(data, locale, word);
    case 'history':
      return historyModel(data, locale, word);
    case 'values':
      return valuesModel(data, locale, word);
  }
}
