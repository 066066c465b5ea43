import { type KnownRate, rateText } from '#section-kit/siteData.ts';
import type { TypedFigure } from '#composer/check/facts/FileReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { factPlace, factProblem } from '#composer/check/facts/placedProblem.ts';
import { ratesInForce, rateBookOf } from '#composer/check/facts/ratesInForce.ts';
import { round } from '#composer/rates/inForce.ts';
import { fileOfRate, knownRates, type KnownRates } from '#composer/rates/knownRates.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { rateCodes } from './rateCodes.ts';
import { entriesOf } from './rateEntries.ts';
import { contextOf, type FigureContext, marksAt, offersLoan, ratesBeside, isNamed } from './figureContext.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import type { DetailsArgument } from '#composer/problems/problemAt.ts';
import { groupBy } from '#lib/values/groupBy.ts';

/** A rule for one kind of typed figure. */
type FigureRule = (figure: TypedFigure, context: FigureContext, rates: RatesByDay) => Problem[];

/** The rates in force today, and those of earlier days. */
class RatesByDay {
  readonly known: KnownRates;
  /** Whether the zones can be read, without which rates of states are unknown. */
  readonly hasZones: boolean;
  readonly #facts: SiteFacts;
  readonly #today: string;
  #keys: ReadonlyMap<string, readonly string[]> | undefined;
  #numbers: ReadonlyMap<string, ReadonlySet<number>> | undefined;

  constructor(facts: SiteFacts) {
    this.#facts = facts;
    const { known, today } = ratesInForce(facts);
    this.known = known;
    this.#today = today;
    this.hasZones = rateBookOf(facts.site).has('zones');
  }

  /** The keys of rates that have, or had, a value, the newest first. */
  keysOf(unit: string, value: number): readonly string[] {
    this.#keys ??= keysByValue(this.known, [this.known, ...this.#earlier()]);
    return this.#keys.get(`${unit} ${value}`) ?? [];
  }

  /** Returns the numbers that pages show for the rates of a file that are in force. */
  numbersIn(file: string): ReadonlySet<number> {
    this.#numbers ??= numbersByFile(this.known);
    return this.#numbers.get(file) ?? new Set();
  }

  /** Returns the rates on the first day of each earlier entry, newest first. */
  #earlier(): readonly KnownRates[] {
    const { site } = this.#facts;
    const days = [...site.rates.values()].flatMap((source) =>
      entriesOf(source).map(({ effectiveFrom }) => effectiveFrom),
    );
    const past = [...new Set(days)]
      .filter((day) => day <= this.#today)
      .toSorted((one, other) => (one < other ? 1 : -1));
    return past.map((day) => knownRates(rateBookOf(site), day));
  }
}

/**
 * Indexes rates by unit and shown number, and by number for a rate of any unit. For each, only those of the first day that
 * has any are needed.
 */
function keysByValue(
  current: KnownRates,
  days: readonly KnownRates[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const known of days) {
    const ofDay = new Map<string, string[]>();
    for (const [key, rate] of Object.entries(known)) {
      if (current[key] === undefined) continue;
      for (const unit of new Set([rate.unit, 'rate'])) {
        const place = `${unit} ${shownValue(rate)}`;
        ofDay.set(place, [...(ofDay.get(place) ?? []), key]);
      }
    }
    for (const [place, keys] of ofDay) if (!found.has(place)) found.set(place, keys);
  }
  return found;
}

function numbersByFile(known: KnownRates): ReadonlyMap<string, ReadonlySet<number>> {
  const files = groupBy(Object.entries(known), ([key]) => fileOfRate(key));
  return new Map(
    [...files].map(([file, rates]) => [file, new Set(rates.map(([, rate]) => shownValue(rate)))]),
  );
}

/**
 * Reports rates that authors typed, which stay when the rate changes: percentages, dates beside live rates, amounts that
 * follow from them, and terms of repayment without an example.
 */
export function typedRateProblems(facts: SiteFacts): Problem[] {
  const rates = new RatesByDay(facts);
  return facts.reports.flatMap((report) => {
    const { figures } = report;
    if (figures.length === 0) return [];
    const context = contextOf(report, facts);
    const reported = new Set<string>();
    return figures.flatMap((figure) => {
      const isFixed = figure.fact.kind !== 'typed-day' && isNamed(figure, context.named);
      const found = isFixed
        ? oldExample(figure, context, rates)
        : rules[figure.fact.kind]?.(figure, context, rates);
      // A range or a table has many, and the first shows what to do.
      return (found ?? []).filter((problem) => {
        const key = `${problem.code} ${problem.pointer}`;
        return problem.code === 'typed-rate' || (!reported.has(key) && reported.add(key));
      });
    });
  });
}

const rules: Readonly<Record<string, FigureRule>> = {
  'typed-rate': typedRate,
  'typed-day': typedDay,
  derived: derivedAmount,
  trigger: missingExample,
};

const fixedStatement = '{ "says": "fixed-figures", "quote": "…" }';
const words = (figure: TypedFigure, { source }: FigureContext) => {
  const place = factPlace(source, [...figure.base, ...figure.fact.path], figure.fact);
  return place ? source.text.slice(place.offset, place.offset + place.length) : '';
};

/** Creates a problem for a figure. */
const problemOf = <Type extends ProblemType>(
  { base, fact }: TypedFigure,
  { source }: FigureContext,
  type: Type,
  ...details: DetailsArgument<Type>
): Problem[] => [factProblem(undefined, source, base, fact, type, ...details)];

const mark = (key: string, rate: KnownRate, { locale = 'en' }: FigureContext) =>
  `{rate:${key}|${rateText(rate, locale)}}`;

function typedRate(figure: TypedFigure, context: FigureContext, rates: RatesByDay): Problem[] {
  if (figure.isMessage) {
    const parameters = { rate: words(figure, context), statement: fixedStatement };
    return problemOf(figure, context, rateCodes['typed-rate-in-message'], {
      parameters,
      received: parameters.rate,
    });
  }
  const key = keyOf(figure, context, rates);
  const isQuoted = key !== undefined || Object.keys(rates.known).length === 0;
  const rate = key === undefined ? undefined : rates.known[key];
  const suggestion = key !== undefined && rate ? mark(key, rate, context) : undefined;
  const parameters = {
    rate: words(figure, context),
    source: isQuoted ? '' : '; no rate file has it, or had it',
    mark: suggestion ?? 'a mark such as {rate:cd.CD99.12.apy|4%}',
    statement: fixedStatement,
  };
  return problemOf(figure, context, rateCodes['typed-rate'], {
    parameters,
    received: parameters.rate,
    suggestion,
  });
}

/** Returns the unit and number of a typed rate. */
function numberOf({ fact }: TypedFigure): { unit: string; value: number } {
  const [unit = '', number = ''] = fact.value.split(' ');
  return { unit, value: Number(number) };
}

/** Returns the number that pages show for a rate, which is rounded. */
const shownValue = (rate: KnownRate): number => round(rate.value, rate.decimals);

/** Finds the rate that was typed: one on the page, or any, that has this value, or had it before. */
function keyOf(figure: TypedFigure, { rates: onPage }: FigureContext, rates: RatesByDay): string | undefined {
  const { unit, value } = numberOf(figure);
  const here = new Set(onPage.map(({ key }) => key));
  const keys = rates.keysOf(unit, value);
  return keys.find((key) => here.has(key)) ?? keys[0];
}

function typedDay(figure: TypedFigure, context: FigureContext, { known }: RatesByDay): Problem[] {
  const beside = ratesBeside(figure, context);
  if (beside.length === 0) return [];
  const typed = words(figure, context);
  const dated =
    beside.find(({ key }) => known[key]?.asOf === figure.fact.value) ?? beside.find(({ key }) => known[key]);
  const suggestion = dated && `{rate-date:${dated.key}|${typed}}`;
  const place = factPlace(context.source, [...figure.base, ...figure.fact.path], figure.fact);
  const isSame = dated !== undefined && known[dated.key]?.asOf === figure.fact.value;
  return problemOf(figure, context, rateCodes['typed-date'], {
    parameters: { date: typed },
    received: typed,
    suggestion,
    // The page says the same until the rate changes.
    ...(isSame && suggestion !== undefined && place && { fix: { ...place, text: suggestion } }),
  });
}

function derivedAmount(figure: TypedFigure, context: FigureContext): Problem[] {
  const { entry, fact } = figure;
  if (!entry || marksAt(entry, fact.path).length === 0) return [];
  const parameters = { amount: words(figure, context), statement: fixedStatement };
  return problemOf(figure, context, rateCodes['derived-figure'], { parameters });
}

function missingExample(figure: TypedFigure, context: FigureContext): Problem[] {
  if (context.said.has('repayment-terms') || !offersLoan(figure, context)) return [];
  const parameters = {
    words: words(figure, context),
    statement: '{ "says": "repayment-terms", "quote": "…" }',
  };
  return problemOf(figure, context, rateCodes['repayment-example-missing'], { parameters });
}

/** Reports an example of a loan whose rate is none of those that its section shows. */
function oldExample(figure: TypedFigure, context: FigureContext, rates: RatesByDay): Problem[] {
  const { known, hasZones } = rates;
  const { entry, fact } = figure;
  if (fact.kind !== 'typed-rate' || !entry) return [];
  const { unit, value } = numberOf(figure);
  const shown = entry.rates.filter((rate) => rate.fact === undefined);
  if (!hasZones && shown.some(({ key }) => !Object.hasOwn(known, key))) return [];
  const files = new Set(shown.map(({ key }) => fileOfRate(key)));
  const offered = [...files].map((file) => rates.numbersIn(file));
  if (offered.every(({ size }) => size === 0) || offered.some((numbers) => numbers.has(value))) return [];
  if (unit === 'APY') return [];
  const parameters = {
    rate: words(figure, context),
    files: [...files].map((name) => `rates/${name}.json`).join(', '),
  };
  return problemOf(figure, context, rateCodes['example-rate-old'], { parameters });
}
