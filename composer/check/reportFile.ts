import { z } from 'zod';
import { directionProblems } from './rules/directionProblems.ts';
import { contentFacts } from './facts/contentFacts.ts';
import { EntryReader } from './EntryReader.ts';
import type { FileReport } from './facts/FileReport.ts';
import type { EntryReport, Readers, Registry } from './facts/EntryReport.ts';
import { forbiddenKeys, keyProblems } from './rules/keyProblems.ts';
import {
  fragmentDefinition,
  layoutDefinition,
  pageDefinition,
  wordsDefinition,
} from '#composer/page/pageDefinition.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/schemaAt.ts';
import type { Checked } from './rules/Checked.ts';
import { localeOfFile, ownLanguageProblems } from './rules/languages.ts';
import { schemaProblems } from './rules/schemaProblems.ts';
import { siteDefinition } from '#composer/page/siteDefinition.ts';
import type { SourceFile, SourceKind } from '#composer/page/sourceFile.ts';

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
  site: { schema: siteDefinition, owner: 'site.json', lists: [] },
};
/** Checks one file by itself. */
export function reportFile(source: SourceFile, registry: Registry, readers: Readers = {}): FileReport {
  const problems: Problem[] = [...source.problems];
  const lists = new Map<string, readonly EntryReport[]>();
  const frame = frames[source.kind];
  if (problems.length > 0 || !frame) {
    if (problems.length === 0) problems.push(...keyProblems(source), ...directionProblems(source));
    return { source, problems, lists, facts: [] };
  }
  problems.push(...keyProblems(source), ...directionProblems(source));
  const checked: Checked = {
    source,
    path: [],
    value: source.value,
    schema: frame.schema,
    owner: frame.owner,
    section: false,
  };
  const parsed = frame.schema.safeParse(source.value);
  if (!parsed.success) problems.push(...schemaProblems(checked, parsed.error.issues));
  const reader = new EntryReader(source, registry, problems, readers);
  for (const name of frame.lists) {
    const list = valueAt(source.value, [name]);
    if (Array.isArray(list)) lists.set(name, reader.list(list, [name]));
  }
  if (source.kind === 'page' && lists.get('sections')?.length === 0) {
    problems.push(problemAtPath(source, 'empty-page', ['sections']));
  }
  const { languageOf } = readers;
  const languages = languageOf && { languageOf, expected: localeOfFile(source) };
  const facts = contentFacts(frame.schema, source.value, languages);
  problems.push(...ownLanguageProblems(source, facts, languageOf));
  return { source, problems: withoutForbidden(problems), lists, facts };
}

/** A forbidden name is also unknown, which need not be said. */
const withoutForbidden = (problems: readonly Problem[]) =>
  problems.filter(
    ({ code, received = '' }) => !code.startsWith('unknown-prop') || !forbiddenKeys.has(received),
  );
