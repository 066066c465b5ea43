import { z } from 'zod';
import { geographyFile } from '#composer/locations/geographyFile.ts';
import { locationFile } from '#composer/locations/locationFile.ts';
import { damagedText, directionProblems } from './rules/json/damagedText.ts';
import { contentFacts } from './facts/content/contentFacts.ts';
import { EntryReader } from './EntryReader.ts';
import type { FileReport } from './facts/FileReport.ts';
import type { EntryReport, Readers, Registry } from './facts/EntryReport.ts';
import { ownQuotes } from './facts/readers/ownQuotes.ts';
import { placedPictures } from './facts/readers/placedPictures.ts';
import { statedImages } from './facts/readers/statedImages.ts';
import { typedFigures } from './facts/readers/typedFigures.ts';
import { forbiddenKeys, keyProblems } from './rules/json/keyProblems.ts';
import {
  fragmentDefinition,
  layoutDefinition,
  pageDefinition,
  wordsDefinition,
} from '#composer/page/pageDefinition.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { Checked } from '#composer/schema/Checked.ts';
import { localeOfFile } from './facts/TextLanguage.ts';
import { ownLanguageProblems } from './rules/text/languages.ts';
import { unfilledPlaceholders } from './rules/text/wordTexts.ts';
import { typedProblem } from './rules/text/markupProblems.ts';
import { schemaProblems } from '#composer/schema/schemaProblems.ts';
import { searchDefinition } from '#composer/search/searchDefinition.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import type { SourceFile, SourceKind } from '#composer/page/sourceFile.ts';
import { sectionCodes } from './rules/sections/sectionCodes.ts';

const loose = z.array(z.unknown());
const frames: Readonly<
  Partial<Record<SourceKind, { schema: z.ZodType; owner: string; lists: readonly string[] }>>
> = {
  page: { schema: pageDefinition.extend({ sections: loose }), owner: 'this page', lists: ['sections'] },
  fragment: {
    schema: fragmentDefinition.extend({ sections: loose }),
    owner: 'this fragment',
    lists: ['sections'],
  },
  layout: {
    schema: layoutDefinition.extend({ top: loose.default([]), bottom: loose.default([]) }),
    owner: 'this layout',
    lists: ['top', 'bottom'],
  },
  words: { schema: wordsDefinition, owner: 'this file', lists: [] },
  search: { schema: searchDefinition, owner: 'this file', lists: [] },
  site: { schema: siteDefinition, owner: 'site.json', lists: [] },
  locations: { schema: locationFile, owner: 'this file', lists: [] },
  geography: { schema: geographyFile, owner: 'this file', lists: [] },
};
const nothing = { facts: [], images: [], pictures: [], figures: [], quotes: [] };

/** Checks one file on its own. */
export function reportFile(source: SourceFile, registry: Registry, readers: Readers = {}): FileReport {
  const problems: Problem[] = [...source.problems];
  const lists = new Map<string, readonly EntryReport[]>();
  const locale = localeOfFile(source);
  const written = problems.length > 0 ? undefined : valueAt(source.value, ['$schema']);
  const schema = typeof written === 'string' ? { schema: written } : {};
  const frame = frames[source.kind];
  const isRead = problems.length === 0;
  if (isRead) problems.push(...jsonProblems(source));
  if (!isRead || !frame)
    return { ...nothing, source, locale, problems, isWhole: problems.length === 0, ...schema, lists };
  const checked: Checked = { ...frame, source, path: [], value: source.value, section: false };
  const parsed = frame.schema.safeParse(source.value);
  if (!parsed.success) problems.push(...schemaProblems(checked, parsed.error.issues));
  let isWhole = true;
  const reader = new EntryReader(source, registry, problems, readers);
  for (const name of frame.lists) {
    const list = valueAt(source.value, [name]);
    if (Array.isArray(list)) lists.set(name, reader.list(list, [name]));
    else if (list !== undefined || name === 'sections') isWhole = false;
  }
  if (source.kind === 'page' && lists.get('sections')?.length === 0) {
    problems.push(problemAtPath(source, sectionCodes['empty-page'], ['sections']));
  }
  const { languageOf } = readers;
  const languages = languageOf && { languageOf, expected: locale };
  const facts = contentFacts(frame.schema, source.value, languages);
  problems.push(...ownLanguageProblems(source, facts, languageOf));
  problems.push(...facts.flatMap((fact) => typedProblem(source, [], fact) ?? []));
  if (source.kind !== 'words') problems.push(...unfilledPlaceholders(source, facts));
  const contents = { value: source.value, lists, facts };
  return {
    source,
    locale,
    problems: withoutForbidden(problems),
    isWhole,
    ...schema,
    lists,
    facts,
    images: statedImages(contents),
    pictures: placedPictures(contents, registry),
    figures: typedFigures(contents, registry),
    quotes: source.kind === 'page' ? ownQuotes(contents, registry) : [],
  };
}

/** Problems that need no schema. */
const jsonProblems = (source: SourceFile): Problem[] => [
  ...keyProblems(source),
  ...directionProblems(source),
  ...damagedText(source),
];

/** A forbidden key is also unknown; only the first problem is reported. */
const withoutForbidden = (problems: readonly Problem[]) =>
  problems.filter(
    ({ code, received = '' }) => !code.startsWith('unknown-prop') || !forbiddenKeys.has(received),
  );
