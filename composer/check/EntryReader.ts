import { z } from 'zod';
import type { AnySection, Provision, SlotSpec } from '#section-kit/defineSection.ts';
import { parseProps } from '#section-kit/parseProps.ts';
import { contentFacts, headingFact } from './facts/content/contentFacts.ts';
import { type Fact, sharedPath } from './facts/Fact.ts';
import type { EntryReport, HeadingReader, PlacedRate, Readers, Registry } from './facts/EntryReport.ts';
import { formTargets } from './facts/readers/formTargets.ts';
import { formProblems } from './rules/forms/formProblems.ts';
import { type LanguageReading, localeOfFile } from './facts/TextLanguage.ts';
import { limits } from '#composer/page/limits.ts';
import { fragmentEntry, sectionEntry } from '#composer/page/pageDefinition.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { schemaProblems } from '#composer/schema/schemaProblems.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import {
  emptySlot,
  notInSlot,
  outsideItsSlot,
  propOutside,
  propWarning,
  tooDeep,
  unknownEntry,
  unknownSection,
  unknownSlot,
} from './rules/sections/entryProblems.ts';
import { markupProblems } from './rules/text/markupProblems.ts';
import { memoize } from '#composer/page/memoize.ts';

const sectionFrame = sectionEntry.extend({ slots: z.record(z.string(), z.array(z.unknown())).optional() });

/** A shared empty list, because an entry is kept for every section of a site. */
const none: readonly never[] = [];
const kept = <Item>(items: readonly Item[]): readonly Item[] => (items.length === 0 ? none : items);
const nothing = { provides: none, rates: none, tiers: none, facts: none, slots: none };

/** Reads the section lists of one file and adds the problems it finds to `problems`. */
export class EntryReader {
  readonly #source: SourceFile;
  readonly #registry: Registry;
  readonly #problems: Problem[];
  readonly #headings: HeadingReader | undefined;
  readonly #languages: LanguageReading | undefined;
  readonly #homes: SlotsByContent;

  constructor(
    source: SourceFile,
    registry: Registry,
    problems: Problem[],
    { headings, languageOf }: Readers,
  ) {
    this.#source = source;
    this.#registry = registry;
    this.#problems = problems;
    this.#headings = headings;
    this.#homes = slotsByContent(registry);
    this.#languages = languageOf && { languageOf, expected: localeOfFile(source) };
  }

  /** @param only Name of the only section that the list may contain. */
  list(entries: readonly unknown[], path: JsonPath, depth = 1, only?: string): EntryReport[] {
    if (depth > limits.nesting) {
      this.#problems.push(tooDeep(this.#source, path));
      return [];
    }
    return entries.flatMap((entry, index) => {
      const at = sharedPath([...path, index]);
      this.#place(entry, at, only);
      return this.#entry(entry, at, depth);
    });
  }

  /** Some sections may only be in one slot, and that slot may contain nothing else. */
  #place(entry: unknown, path: JsonPath, only: string | undefined): void {
    const component = valueAt(entry, ['component']);
    const home = typeof component === 'string' ? this.#homes.get(component) : undefined;
    if (only !== undefined && component !== only) this.#problems.push(notInSlot(this.#source, path, only));
    else if (home && only === undefined) this.#problems.push(outsideItsSlot(this.#source, path, home));
  }

  #entry(value: unknown, path: JsonPath, depth: number): EntryReport[] {
    const blank = { source: this.#source, path, isValid: false, ...nothing };
    const fragment = valueAt(value, ['fragment']);
    const component = valueAt(value, ['component']);
    if (fragment !== undefined && component === undefined) {
      const isValid = this.#fits(fragmentEntry, value, path, 'a fragment entry');
      return isValid && typeof fragment === 'string' ? [{ ...blank, isValid, fragment }] : [];
    }
    if (component === undefined) {
      this.#problems.push(unknownEntry(this.#source, path, value));
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

  #section(name: string, path: JsonPath): AnySection | undefined {
    const section = this.#registry.get(name);
    if (!section) this.#problems.push(unknownSection(this.#source, path, name, this.#registry));
    return section;
  }

  /** Checks the entry around the props: only `component`, `id`, `props` and `slots` are allowed. */
  #frame(value: unknown, path: JsonPath, section: AnySection | undefined): void {
    const parsed = sectionFrame.safeParse(value);
    if (parsed.success) return;
    const names = section ? Object.keys(section.schema.shape) : [];
    const issues = parsed.error.issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys' || issue.path.length > 0 || !section) return [issue];
      const outside = issue.keys.filter((key) => names.includes(key));
      for (const key of outside) this.#problems.push(propOutside(this.#source, path, key, section));
      const keys = issue.keys.filter((key) => !outside.includes(key));
      return keys.length > 0 ? [{ ...issue, keys }] : [];
    });
    const owner = 'a section entry';
    const checked = { source: this.#source, path, value, schema: sectionFrame, owner, section: false };
    this.#problems.push(...schemaProblems(checked, issues));
  }

  #props(
    section: AnySection,
    value: unknown,
    path: JsonPath,
  ): Pick<
    EntryReport,
    'isValid' | 'facts' | 'provides' | 'rates' | 'tiers' | 'answers' | 'articleValues' | 'asks' | 'redirects'
  > {
    const { schema } = section;
    const parsed = parseProps(section, value);
    const contents = contentFacts(schema, parsed.success ? parsed.data : value, this.#languages);
    this.#problems.push(...markupProblems({ source: this.#source, path, section, value }, contents));
    const facts = contents.map((fact) => {
      if (fact.kind !== 'form') return fact;
      const form = valueAt(value, fact.path);
      this.#problems.push(...formProblems(this.#source, [...path, ...fact.path], form));
      return { ...fact, targets: formTargets(form) };
    });
    if (!parsed.success && typeof value === 'object') {
      const checked = { source: this.#source, path, value, schema, owner: section.name, section: true };
      this.#problems.push(...schemaProblems(checked, parsed.error.issues));
    }
    const { data } = parsed;
    const answers = data && section.answers?.(data);
    const articleValues = (data && section.articleValues?.(data)) ?? none;
    for (const warning of (data && section.warnings?.(data)) ?? none)
      this.#problems.push(propWarning(this.#source, path, warning));
    const redirects = data && section.redirects?.(data);
    const asks = data ? parametersOf(section, data) : none;
    return {
      ...(asks.length > 0 && { asks }),
      ...(answers && { answers }),
      ...(redirects && { redirects }),
      ...(articleValues.length > 0 && { articleValues }),
      isValid: parsed.success,
      facts: data ? withHeadings(facts, this.#headings?.(section, data)) : facts,
      provides: data ? provisionsOf(section, data) : none,
      rates: kept([...(data ? ratesOf(section, data) : none), ...ratesInText(facts)]),
      tiers: kept((data && section.tiers?.(data)) ?? none),
    };
  }

  #slots(
    section: AnySection | undefined,
    value: unknown,
    path: JsonPath,
    depth: number,
  ): readonly (readonly EntryReport[])[] {
    for (const [name, { only }] of Object.entries<SlotSpec>(section?.slots ?? {})) {
      const held = valueAt(value, [name]);
      if (section && only !== undefined && (!Array.isArray(held) || held.length === 0))
        this.#problems.push(emptySlot(this.#source, [...path, name], section, only));
    }
    if (typeof value !== 'object' || value === null) return none;
    return Object.entries(value).map(([name, entries]: [string, unknown]) => {
      const slots: Readonly<Record<string, SlotSpec>> = section?.slots ?? {};
      if (section && !Object.hasOwn(slots, name))
        this.#problems.push(unknownSlot(this.#source, path, name, section));
      const only = Object.hasOwn(slots, name) ? slots[name]?.only : undefined;
      return Array.isArray(entries) ? this.list(entries, [...path, name], depth + 1, only) : [];
    });
  }
}

type SlotsByContent = ReadonlyMap<string, { readonly component: string; readonly slot: string }>;

/** Returns the slots that accept only one section, by that section's name. */
const slotsByContent = memoize(
  (registry: Registry): SlotsByContent =>
    new Map(
      [...registry.values()].flatMap(({ name: component, slots = {} }) =>
        Object.entries<SlotSpec>(slots).flatMap(([slot, { only }]) =>
          only === undefined ? [] : [[only, { component, slot }] as const],
        ),
      ),
    ),
);

/**
 * Replaces the heading facts with the headings that the section actually renders. Each keeps the path of the prop that
 * gives its level, if there is one.
 */
function withHeadings(facts: readonly Fact[], levels: readonly number[] | undefined): readonly Fact[] {
  if (!levels) return facts;
  const said = facts.filter(({ kind }) => kind === 'heading');
  const headings = levels.map((level): Fact => {
    const index = said.findIndex(({ value }) => value === String(level));
    const [fact] = index < 0 ? [] : said.splice(index, 1);
    return fact ?? headingFact(level);
  });
  return facts.filter(({ kind }) => kind !== 'heading').concat(headings);
}

const ratesOf = (section: AnySection, props: z.output<AnySection['schema']>): PlacedRate[] =>
  (section.rates?.(props) ?? none).map((rate) => ({ ...rate, path: sharedPath(rate.path) }));

const ratesInText = (facts: readonly Fact[]): PlacedRate[] =>
  facts.flatMap((fact) =>
    fact.kind === 'rate' || fact.kind === 'rate-date' ? [{ key: fact.value, path: fact.path, fact }] : [],
  );

function parametersOf({ request }: AnySection, props: z.output<AnySection['schema']>): readonly string[] {
  if (request?.method !== 'get') return none;
  return typeof request.fields === 'function' ? request.fields(props) : request.fields;
}

function provisionsOf(section: AnySection, props: z.output<AnySection['schema']>): readonly Provision[] {
  const { provides = none } = section;
  return typeof provides === 'function' ? provides(props) : provides;
}
