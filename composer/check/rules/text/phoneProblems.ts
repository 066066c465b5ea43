import type { Locale } from '#lib/format/locale.ts';
import { phonesIn } from '#composer/check/facts/content/phoneFacts.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { factProblem, propsPath } from '#composer/check/facts/placedProblem.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { textCodes } from './textCodes.ts';

/** A number in as many files is one of the institution's. */
const wellKnownFrom = 3;

interface PlacedFact {
  readonly report: FileReport;
  readonly base: JsonPath;
  readonly fact: Fact;
}

/**
 * Reports links that dial no number or another than their text shows, and numbers that are almost one of the
 * institution's, as two digits that were swapped make them.
 */
export function phoneProblems(facts: SiteFacts): Problem[] {
  const placed = facts.reports.flatMap(phoneFactsOf);
  return [...wrongLinks(placed), ...almostKnown(placed, facts)];
}

const isAboutPhones = ({ kind }: Fact) => kind === 'phone' || kind === 'phone-link';

function phoneFactsOf(report: FileReport): PlacedFact[] {
  const own = report.facts.filter(isAboutPhones).map((fact) => ({ report, base: [], fact }));
  const ofEntries = [...entriesIn(report.lists.values())].flatMap((entry) =>
    entry.facts.filter(isAboutPhones).map((fact) => ({ report, base: propsPath(entry), fact })),
  );
  return [...own, ...ofEntries];
}

/** Writes ten digits as a phone number. */
const shown = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;

const isIn = ({ report }: PlacedFact, kind: FileReport['source']['kind']) => report.source.kind === kind;

/** Returns the first number of each word of the site, by language. */
function numbersOfWords(placed: readonly PlacedFact[]): (locale: Locale, word: string) => string | undefined {
  const numbers = new Map<string, string>();
  for (const { report, fact } of placed.filter((one) => isIn(one, 'words') && one.fact.kind === 'phone')) {
    const key = `${report.locale} ${fact.path.join('.')}`;
    if (!numbers.has(key)) numbers.set(key, fact.value);
  }
  return (locale, word) => numbers.get(`${locale} ${word}`);
}

function wrongLinks(placed: readonly PlacedFact[]): Problem[] {
  const numberOf = numbersOfWords(placed);
  return placed.flatMap(({ report, base, fact }): Problem[] => {
    if (fact.kind !== 'phone-link') return [];
    const [dialed = ''] = fact.value.split(' ', 1);
    if (!/^\d{10}$/.test(dialed)) {
      const parameters = { dialed };
      return [factProblem(undefined, report.source, base, fact, textCodes['phone-digits'], { parameters })];
    }
    const text = fact.value
      .slice(dialed.length + 1)
      .replace(/\{word:([^{}|]+)\}/g, (_mark, word: string) => numberOf(report.locale ?? 'en', word) ?? '')
      .replace(/(?<!\d)\d{10}(?!\d)/g, shown);
    const numbers = phonesIn(text).map(({ digits }) => digits);
    const [written] = numbers.length > 0 ? numbers.map(shown) : (likeNumber.exec(text) ?? []);
    if (written === undefined || numbers.includes(dialed)) return [];
    const parameters = { dialed: shown(dialed), shown: written };
    return [
      factProblem(undefined, report.source, base, fact, textCodes['phone-link-differs'], { parameters }),
    ];
  });
}

/** A number with a digit too few or too many. */
const likeNumber = /(?<![\d$.-])\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d+(?![\d-])/;

/** Whether one digit differs, or two neighbors are swapped. */
function isAlmost(one: string, other: string): boolean {
  const differ = one.split('').flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = 0, second] = differ;
  if (differ.length === 1) return true;
  const isSwap = second === first + 1 && one[first] === other[second] && one[second] === other[first];
  return differ.length === 2 && isSwap;
}

function almostKnown(placed: readonly PlacedFact[], { site }: SiteFacts): Problem[] {
  const phones = placed.filter(({ fact }) => fact.kind === 'phone');
  const files = new Map<string, Set<string>>();
  for (const { report, fact } of phones)
    files.set(fact.value, (files.get(fact.value) ?? new Set()).add(report.source.file));
  const main = phonesIn((site.config?.organisation?.telephone ?? '').replace(/^\+?1-?/, ''));
  const ofWords = phones.filter((one) => isIn(one, 'words'));
  const known = new Set([
    ...main.map(({ digits }) => digits),
    ...ofWords.map(({ fact }) => fact.value),
    ...[...files].flatMap(([digits, names]) => (names.size >= wellKnownFrom ? [digits] : [])),
  ]);
  const doubtful = phones.flatMap((one) => {
    const { value } = one.fact;
    const near = known.has(value) ? undefined : [...known].find((digits) => isAlmost(value, digits));
    return near === undefined ? [] : [{ ...one, near }];
  });
  if (doubtful.length === 0) return [];
  const branches = new Set(
    [...site.locations.values()].flatMap(({ text }) => phonesIn(text).map(({ digits }) => digits)),
  );
  return doubtful
    .filter(({ fact }) => !branches.has(fact.value))
    .map(({ report, base, fact, near }) => {
      const parameters = { number: shown(fact.value), known: shown(near) };
      return factProblem(undefined, report.source, base, fact, textCodes['phone-almost-known'], {
        parameters,
      });
    });
}
