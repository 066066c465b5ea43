import { firstOf } from '#composer/schema/describeValue.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import { maxWordsInWord } from '#content/markup.ts';
import { type Locale, locales } from '#lib/format/locale.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { factProblem, placedProblem } from '#composer/check/facts/placedProblem.ts';
import { rateBookOf, ratesInForce } from '#composer/check/facts/ratesInForce.ts';
import type { SiteFacts, PageFacts } from '#composer/check/facts/SiteFacts.ts';
import { rateCodes } from '#composer/check/rules/rates/rateCodes.ts';
import { withoutFile, withoutKind } from '#composer/check/rules/rates/rateProblems.ts';
import { findRate } from '#composer/rates/personalRates.ts';
import { isRateFile } from '#composer/rates/rateFiles.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { fileOfRate } from '#composer/rates/knownRates.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { textCodes } from './textCodes.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';

const placeholderKinds = new Set<Fact['kind']>(['word', 'rate', 'rate-date', 'visitor', 'placeholder']);

const nameOf = ({ kind, value }: Fact) =>
  kind === 'visitor' || kind === 'placeholder' ? `{${value}}` : `{${kind}:${value}}`;

const unfilled = (source: SourceFile, fact: Fact): Problem =>
  factProblem(undefined, source, [], fact, textCodes['placeholder-not-filled'], {
    parameters: { name: nameOf(fact) },
  });

/**
 * Reports placeholders in texts that belong to no section: `site.json`, the search settings, and, except for words and
 * rates, a page's title and the assistant's answers.
 */
export const unfilledPlaceholders = (source: SourceFile, facts: readonly Fact[]): Problem[] =>
  facts
    .filter((fact) => placeholderKinds.has(fact.kind) && !isFilled(source, fact))
    .map((fact) => unfilled(source, fact));

/** Whether a text is a page's title or description, or belongs to an answer of the assistant but is no question. */
const hasPlaceholders = (kind: SourceFile['kind'], [field, , part]: Fact['path']) =>
  kind === 'page'
    ? field === 'title' || field === 'description'
    : kind === 'search' && field === 'answers' && part !== 'questions';

/** Whether a fact is a word or a rate in a text without a section whose words and rates are filled in. */
const isFilled = ({ kind }: SourceFile, fact: Fact) =>
  (fact.kind === 'word' || fact.kind === 'rate' || fact.kind === 'rate-date') &&
  hasPlaceholders(kind, fact.path);

/** Reports words and rates in pages' titles and descriptions, and in answers, that no file has. */
export const textsOutsideSections = (site: SiteFacts): Problem[] =>
  site.reports.flatMap((report) =>
    report.facts
      .filter((fact) => isFilled(report.source, fact))
      .flatMap((fact) =>
        fact.kind === 'word' ? wordOfFile(site, report, fact) : (namedRate(site, report.source, fact) ?? []),
      ),
  );

function wordOfFile(site: SiteFacts, { source, locale = 'en' }: FileReport, fact: Fact): Problem[] {
  const file = site.site.words.get(locale);
  // What is missing in a file that cannot be read is reported there.
  if (file && !file.definition) return [];
  const known = knownWords(site, locale);
  return known.has(fact.value) ? [] : [unknownWord(locale, known, source, fact, file !== undefined)];
}

/** Returns the keys of all words that text can name. */
const knownWords = ({ site, words }: SiteFacts, locale: Locale): ReadonlySet<string> =>
  new Set([words?.[locale] ?? {}, site.words.get(locale)?.definition ?? {}].flatMap(Object.keys));

function unknownWord(
  locale: Locale,
  known: ReadonlySet<string>,
  source: SourceFile,
  fact: Fact,
  hasFile = true,
): Problem {
  return factProblem(undefined, source, [], fact, textCodes['unknown-word'], {
    parameters: { name: fact.value, files: `words/${locale}.json` },
    received: fact.value,
    // All words are missing for one reason.
    ...(!hasFile && { cause: `words/${locale}.json` }),
    suggestion: nearest(fact.value, known),
  });
}

/** The words of one language, and what their placeholders may name. */
interface WordTexts {
  readonly locale: Locale;
  readonly source: SourceFile;
  /** The placeholders by word. */
  readonly facts: ReadonlyMap<string, readonly Fact[]>;
  /** Keys of all words that text can name. */
  readonly known: ReadonlySet<string>;
  /** Words of the library outside sections, whose placeholders are never filled in. */
  readonly bare: Readonly<Record<string, string>>;
  /** Texts of the library by key: those of sections, which the site's replace. */
  readonly ofLibrary: (key: string) => readonly string[];
}

/** Reports placeholders in the words of the site that name nothing, or the word itself. */
export function wordTexts(facts: SiteFacts): Problem[] {
  const { site, reports, words } = facts;
  const byFile = new Map(reports.map((report) => [report.source, report]));
  return locales.flatMap((locale) => {
    const file = site.words.get(locale);
    const report = file && byFile.get(file.source);
    if (!file?.definition || !report) return [];
    const bare = words?.[locale] ?? {};
    const texts = {
      locale,
      source: file.source,
      facts: factsByWord(report),
      known: knownWords(facts, locale),
      bare,
      ofLibrary: (key: string) =>
        [bare, ...[...facts.registry.values()].map((section) => section.words?.[locale] ?? {})].flatMap(
          (own) => (Object.hasOwn(own, key) ? (own[key] ?? []) : []),
        ),
    };
    return [...texts.facts].flatMap(([key, found]) =>
      found.flatMap((fact) => placeholderProblem(facts, texts, key, fact) ?? []),
    );
  });
}

const factsByWord = ({ facts }: FileReport): ReadonlyMap<string, readonly Fact[]> =>
  groupBy(
    facts.filter(({ kind }) => placeholderKinds.has(kind)),
    ({ path }) => String(path[0]),
  );

function placeholderProblem(site: SiteFacts, texts: WordTexts, key: string, fact: Fact): Problem | undefined {
  const { source, bare, ofLibrary } = texts;
  // What the library's own text has is a parameter of its code.
  if (ofLibrary(key).some((text) => text.includes(nameOf(fact)))) return undefined;
  if (Object.hasOwn(bare, key)) return unfilled(source, fact);
  if (fact.kind === 'word') return namedWord(texts, key, fact);
  if (fact.kind === 'rate' || fact.kind === 'rate-date') return namedRate(site, source, fact);
  if (fact.kind === 'visitor') return undefined;
  return factProblem(undefined, source, [], fact, textCodes['unknown-placeholder'], {
    parameters: { name: nameOf(fact) },
    received: fact.value,
  });
}

function namedWord(
  { locale, source, facts, known }: WordTexts,
  key: string,
  fact: Fact,
): Problem | undefined {
  if (!known.has(fact.value)) return unknownWord(locale, known, source, fact);
  const chain = wayBack(facts, key, fact.value);
  if (chain) {
    const parameters = { name: key, chain: [key, ...chain].join(' → ') };
    return factProblem(undefined, source, [], fact, textCodes['word-cycle'], { parameters });
  }
  if (fact !== excess(facts, key)) return undefined;
  const parameters = { name: key, max: maxWordsInWord };
  return factProblem(undefined, source, [], fact, textCodes['too-many-words'], { parameters });
}

const wordsIn = (facts: WordTexts['facts'], key: string): Fact[] =>
  (facts.get(key) ?? []).filter(({ kind }) => kind === 'word');

/** Returns the number of words that a word shows, with itself, or one more than the maximum. */
function sizeOf(facts: WordTexts['facts'], key: string, known = new Map<string, number>()): number {
  const size = known.get(key);
  if (size !== undefined) return size;
  // Also ends at a word that contains itself, which is reported.
  known.set(key, 0);
  const sum = wordsIn(facts, key).reduce((total, { value }) => total + sizeOf(facts, value, known), 1);
  const counted = Math.min(sum, maxWordsInWord + 1);
  known.set(key, counted);
  return counted;
}

/** Returns the placeholder with which a word comes to contain too many, unless a word in it does already. */
function excess(facts: WordTexts['facts'], key: string): Fact | undefined {
  let sum = 1;
  for (const fact of wordsIn(facts, key)) {
    const size = sizeOf(facts, fact.value);
    if (size > maxWordsInWord) return undefined;
    sum += size;
    if (sum > maxWordsInWord) return fact;
  }
  return undefined;
}

/** Returns the words that lead from `from` to `key`, or `undefined` if none do. */
function wayBack(
  facts: WordTexts['facts'],
  key: string,
  from: string,
  seen = new Set<string>(),
): string[] | undefined {
  if (from === key) return [key];
  if (seen.has(from)) return undefined;
  seen.add(from);
  for (const { kind, value } of facts.get(from) ?? []) {
    const way = kind === 'word' ? wayBack(facts, key, value, seen) : undefined;
    if (way) return [from, ...way];
  }
  return undefined;
}

function namedRate(facts: SiteFacts, source: SourceFile, fact: Fact): Problem | undefined {
  const { known, personal } = ratesInForce(facts);
  const name = fileOfRate(fact.value);
  if (!isRateFile(name))
    return factProblem(
      undefined,
      source,
      [],
      fact,
      rateCodes['unknown-rate-file'],
      withoutKind(fact.value, known),
    );
  const file = facts.site.rates.get(name);
  if (!file)
    return factProblem(undefined, source, [], fact, rateCodes['no-rate-file'], withoutFile(fact.value));
  // An invalid file is reported elsewhere.
  if (findRate(known, personal, fact.value) || !rateBookOf(facts.site).has(name)) return undefined;
  const ofFile = Object.keys(known).filter((key) => fileOfRate(key) === name);
  return factProblem(undefined, source, [], fact, rateCodes['unknown-rate'], {
    parameters: { key: fact.value, file: file.file, names: firstOf(ofFile) },
    received: fact.value,
    suggestion: nearest(fact.value, ofFile),
  });
}

const placeholders = ['date', 'zipcode', 'firstname', 'word', 'lang'];

/** Reports words and placeholders that don't exist in the page's language. */
export function wordProblems({ page, placed, shared: { words, wordFiles } }: PageFacts): Problem[] {
  const problems: Problem[] = [];
  const known = words[page.locale];
  for (const { entry } of placed) {
    for (const fact of entry.facts) {
      if (fact.kind === 'word' && known && !known.has(fact.value)) {
        const near = nearest(fact.value, known);
        const others = locales.filter((locale) => words[locale]?.has(fact.value));
        problems.push(
          placedProblem(page, { entry, fact }, textCodes['unknown-word'], {
            parameters: { name: fact.value, files: `words/${page.locale}.json` },
            received: fact.value,
            ...(!wordFiles.has(page.locale) && { cause: `words/${page.locale}.json` }),
            suggestion: near,
            ...(others.length > 0 && {
              hint: `It is in words/${others.join('.json, words/')}.json. Translate it.`,
            }),
          }),
        );
      } else if (fact.kind === 'placeholder') {
        const near = nearest(fact.value.split(/[|:]/, 1)[0] ?? '', placeholders);
        problems.push(
          placedProblem(page, { entry, fact }, textCodes['unknown-placeholder'], {
            parameters: { name: `{${fact.value}}` },
            received: fact.value,
            ...(near !== undefined && {
              suggestion: near === 'word' ? '{word:key}' : near === 'lang' ? '{lang:es|text}' : `{${near}}`,
            }),
          }),
        );
      }
    }
  }
  return problems;
}

/** Reports languages that lack words which English has. */
export function untranslatedWords({ site }: SiteFacts): Problem[] {
  const english = Object.keys(site.words.get('en')?.definition ?? {});
  return [...site.words.values()].flatMap(({ source, definition }) => {
    const missing = definition ? english.filter((key) => !Object.hasOwn(definition, key)) : [];
    if (missing.length === 0) return [];
    const parameters = { names: firstOf(missing) };
    return [problemAtPath(source, textCodes['untranslated-words'], [], { parameters })];
  });
}
