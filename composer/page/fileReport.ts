import { visit } from 'jsonc-parser';
import { z } from 'zod';
import type { AnySection, Provision } from '#section-kit/defineSection.ts';
import { contentFacts, type Fact } from './contentFacts.ts';
import { limits } from './limits.ts';
import { isSafeRename, nearest } from './nearest.ts';
import {
  fragmentDefinition,
  fragmentEntry,
  layoutDefinition,
  pageDefinition,
  sectionEntry,
  wordsDefinition,
} from './pageDefinition.ts';
import type { Problem } from './problem.ts';
import { problemAtPath, problemOver, type JsonPath } from './problemAt.ts';
import { valueAt } from './schemaAt.ts';
import { schemaProblems, type Checked } from './schemaProblems.ts';
import { siteDefinition } from './siteDefinition.ts';
import type { SourceFile, SourceKind } from './sourceFile.ts';

export type Registry = ReadonlyMap<string, AnySection>;

/** An entry of a list of sections, with what the rest of the page must know of it. */
export interface EntryReport {
  readonly source: SourceFile;
  readonly path: JsonPath;
  readonly component?: string;
  readonly fragment?: string;
  readonly id?: string;
  readonly provides: readonly Provision[];
  /** False when the props do not fit the schema; then the facts may be incomplete. */
  readonly sound: boolean;
  readonly facts: readonly Fact[];
  readonly slots: readonly (readonly EntryReport[])[];
}

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
  page: { schema: pageDefinition.extend({ sections: loose }), owner: 'This page', lists: ['sections'] },
  fragment: {
    schema: fragmentDefinition.extend({ sections: loose }),
    owner: 'This fragment',
    lists: ['sections'],
  },
  layout: {
    schema: layoutDefinition.extend({ top: loose.default([]), bottom: loose.default([]) }),
    owner: 'This layout',
    lists: ['top', 'bottom'],
  },
  words: { schema: wordsDefinition, owner: 'This file', lists: [] },
  site: { schema: siteDefinition, owner: 'site.json', lists: [] },
};
const sectionFrame = sectionEntry.extend({ slots: z.record(z.string(), loose).optional() });

/** Levels of the headings that a section shows with parsed props, in document order; `undefined` when unknown. */
export type HeadingReader = (section: AnySection, props: unknown) => readonly number[] | undefined;

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

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Names that are written twice in an object, or that JavaScript gives a meaning of its own. */
function keyProblems(source: SourceFile): Problem[] {
  const problems: Problem[] = [];
  const open: Map<string, number>[] = [];
  visit(source.text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, length, _line, _column, pathTo) => {
      const names = open.at(-1);
      const first = names?.get(key);
      if (first !== undefined) {
        const parameters = { key, line: source.position(first).line };
        problems.push(
          problemOver(source, 'json-duplicate-key', offset, length, { parameters, path: [...pathTo(), key] }),
        );
      } else names?.set(key, offset);
      if (forbiddenKeys.has(key)) {
        const path = [...pathTo(), key];
        problems.push(
          problemOver(source, 'json-forbidden-key', offset, length, { parameters: { key }, path }),
        );
      }
    },
  });
  return problems;
}

class EntryReader {
  readonly #source: SourceFile;
  readonly #registry: Registry;
  readonly #problems: Problem[];
  readonly #headings: HeadingReader | undefined;

  constructor(
    source: SourceFile,
    registry: Registry,
    problems: Problem[],
    headings: HeadingReader | undefined,
  ) {
    this.#source = source;
    this.#registry = registry;
    this.#problems = problems;
    this.#headings = headings;
  }

  list(entries: readonly unknown[], path: JsonPath, depth = 1): EntryReport[] {
    if (depth > limits.nesting) {
      this.#problems.push(
        problemAtPath(this.#source, 'nesting-too-deep', path, { parameters: { limit: limits.nesting } }),
      );
      return [];
    }
    return entries.flatMap((entry, index) => this.#entry(entry, [...path, index], depth));
  }

  #entry(value: unknown, path: JsonPath, depth: number): EntryReport[] {
    const blank = { source: this.#source, path, provides: [], sound: false, facts: [], slots: [] };
    const fragment = valueAt(value, ['fragment']);
    const component = valueAt(value, ['component']);
    if (fragment !== undefined && component === undefined) {
      const sound = this.#fits(fragmentEntry, value, path, 'A fragment entry');
      return sound && typeof fragment === 'string' ? [{ ...blank, sound, fragment }] : [];
    }
    if (component === undefined) {
      this.#unknownEntry(value, path);
      return [];
    }
    const section = typeof component === 'string' ? this.#section(component, path) : undefined;
    this.#frame(value, path, section);
    const slots = valueAt(value, ['slots']);
    const id = valueAt(value, ['id']);
    return [
      {
        ...blank,
        ...(typeof component === 'string' && { component }),
        ...(typeof id === 'string' && { id }),
        ...(section && this.#props(section, valueAt(value, ['props']) ?? {}, [...path, 'props'])),
        slots: this.#slots(section, slots, [...path, 'slots'], depth),
      },
    ];
  }

  #fits(schema: z.ZodType, value: unknown, path: JsonPath, owner: string): boolean {
    const parsed = schema.safeParse(value);
    if (parsed.success) return true;
    const checked = { source: this.#source, path, value, schema, owner, section: false };
    this.#problems.push(...schemaProblems(checked, parsed.error.issues));
    return false;
  }

  #unknownEntry(value: unknown, path: JsonPath): void {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const near = keys
      .map((key) => [key, nearest(key, ['component', 'fragment'])] as const)
      .find(([, name]) => name);
    const [key, name] = near ?? [];
    if (key === undefined || name === undefined) {
      this.#problems.push(problemAtPath(this.#source, 'entry-kind', path));
      return;
    }
    this.#problems.push(
      problemAtPath(this.#source, 'entry-kind', [...path, key], { received: key, suggestion: name }, 'name'),
    );
  }

  #section(name: string, path: JsonPath): AnySection | undefined {
    const section = this.#registry.get(name);
    if (section) return section;
    const near = nearest(name, this.#registry.keys());
    const problem = problemAtPath(this.#source, 'unknown-component', [...path, 'component'], {
      parameters: { name },
      received: name,
      ...(near !== undefined && { suggestion: near }),
      ...(near === undefined && { hint: `There are: ${[...this.#registry.keys()].join(', ')}.` }),
    });
    this.#problems.push(
      near !== undefined && isSafeRename(name, near) ? this.#withFix(problem, near) : problem,
    );
    return undefined;
  }

  #withFix(problem: Problem, text: string): Problem {
    const starts = this.#source.offset(problem);
    const end = this.#source.offset({ line: problem.endLine ?? 1, column: problem.endColumn ?? 1 });
    return { ...problem, fix: { offset: starts, length: end - starts, text: JSON.stringify(text) } };
  }

  /** The entry around the props: `component`, `id`, `slots`, and nothing else. */
  #frame(value: unknown, path: JsonPath, section: AnySection | undefined): void {
    const parsed = sectionFrame.safeParse(value);
    if (parsed.success) return;
    const names = section ? Object.keys(section.schema.shape) : [];
    const issues = parsed.error.issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys' || issue.path.length > 0 || !section) return [issue];
      const outside = issue.keys.filter((key) => names.includes(key));
      for (const key of outside) {
        const parameters = { name: key, component: section.name };
        this.#problems.push(
          problemAtPath(this.#source, 'prop-outside', [...path, key], { parameters }, 'name'),
        );
      }
      const keys = issue.keys.filter((key) => !outside.includes(key));
      return keys.length > 0 ? [{ ...issue, keys }] : [];
    });
    const checked = {
      source: this.#source,
      path,
      value,
      schema: sectionFrame,
      owner: 'A section entry',
      section: false,
    };
    this.#problems.push(...schemaProblems(checked, issues));
  }

  #props(
    section: AnySection,
    value: unknown,
    path: JsonPath,
  ): Pick<EntryReport, 'sound' | 'facts' | 'provides'> {
    const { schema } = section;
    const parsed = schema.safeParse(value);
    if (!parsed.success && typeof value === 'object') {
      const checked = { source: this.#source, path, value, schema, owner: section.name, section: true };
      this.#problems.push(...schemaProblems(checked, parsed.error.issues));
    }
    const props: unknown = parsed.success ? parsed.data : value;
    return {
      sound: parsed.success,
      facts: parsed.success
        ? withHeadings(contentFacts(schema, props), this.#headings?.(section, parsed.data))
        : contentFacts(schema, props),
      provides: parsed.success ? provisionsOf(section, parsed.data) : [],
    };
  }

  #slots(
    section: AnySection | undefined,
    value: unknown,
    path: JsonPath,
    depth: number,
  ): (readonly EntryReport[])[] {
    if (typeof value !== 'object' || value === null) return [];
    const known = Object.keys(section?.slots ?? {});
    return Object.entries(value).map(([name, entries]: [string, unknown]) => {
      if (section && !known.includes(name)) {
        const near = nearest(name, known);
        const hint = known.length > 0 ? `It has ${known.join(', ')}.` : 'It holds no other sections.';
        this.#problems.push(
          problemAtPath(
            this.#source,
            'unknown-slot',
            [...path, name],
            {
              parameters: { component: section.name, name },
              received: name,
              ...(near === undefined ? { hint } : { suggestion: near }),
            },
            'name',
          ),
        );
      }
      return Array.isArray(entries) ? this.list(entries, [...path, name], depth + 1) : [];
    });
  }
}

/** Facts with the headings a section was seen to show; each is placed where the props say its level, if they do. */
function withHeadings(facts: readonly Fact[], levels: readonly number[] | undefined): readonly Fact[] {
  if (!levels) return facts;
  const said = facts.filter(({ kind }) => kind === 'heading');
  const headings = levels.map((level): Fact => {
    const index = said.findIndex(({ value }) => value === String(level));
    const [fact] = index < 0 ? [] : said.splice(index, 1);
    return fact ?? { kind: 'heading', value: String(level), path: [] };
  });
  return [...facts.filter(({ kind }) => kind !== 'heading'), ...headings];
}

function provisionsOf(section: AnySection, props: z.output<AnySection['schema']>): readonly Provision[] {
  const { provides = [] } = section;
  return typeof provides === 'function' ? provides(props) : provides;
}
