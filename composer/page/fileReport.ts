import { z } from 'zod';
import { contentFacts, type Fact } from './contentFacts.ts';
import { EntryReader } from './EntryReader.ts';
import type { EntryReport, HeadingReader, Registry } from './EntryReport.ts';
import { forbiddenKeys, keyProblems } from './keyProblems.ts';
import { fragmentDefinition, layoutDefinition, pageDefinition, wordsDefinition } from './pageDefinition.ts';
import type { Problem } from './problem.ts';
import { problemAtPath } from './problemAt.ts';
import { valueAt } from './schemaAt.ts';
import { schemaProblems, type Checked } from './schemaProblems.ts';
import { siteDefinition } from './siteDefinition.ts';
import type { SourceFile, SourceKind } from './sourceFile.ts';

/** What one file says, and what is wrong with it whatever the rest of the site says. */
export interface FileReport {
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
  /** The lists of sections: `sections` of pages and fragments, `top` and `bottom` of layouts. */
  readonly lists: ReadonlyMap<string, readonly EntryReport[]>;
  /** Facts of the definition itself: its social image. */
  readonly facts: readonly Fact[];
}

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
export function reportFile(source: SourceFile, registry: Registry, headings?: HeadingReader): FileReport {
  const problems: Problem[] = [...source.problems];
  const lists = new Map<string, readonly EntryReport[]>();
  const frame = frames[source.kind];
  if (problems.length > 0 || !frame) {
    if (problems.length === 0) problems.push(...keyProblems(source));
    return { source, problems, lists, facts: [] };
  }
  problems.push(...keyProblems(source));
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
  const reader = new EntryReader(source, registry, problems, headings);
  for (const name of frame.lists) {
    const list = valueAt(source.value, [name]);
    if (Array.isArray(list)) lists.set(name, reader.list(list, [name]));
  }
  if (source.kind === 'page' && lists.get('sections')?.length === 0) {
    problems.push(problemAtPath(source, 'empty-page', ['sections']));
  }
  return {
    source,
    problems: withoutForbidden(problems),
    lists,
    facts: contentFacts(frame.schema, source.value),
  };
}

/** A forbidden name is also unknown, which need not be said. */
const withoutForbidden = (problems: readonly Problem[]) =>
  problems.filter(
    ({ code, received = '' }) => !code.startsWith('unknown-prop') || !forbiddenKeys.has(received),
  );
