import { z } from 'zod';
import { isRecord } from '#lib/isRecord.ts';
import type { ContentKind } from '#content/text.ts';
import { pictureProp } from './advice/sectionAdvice.ts';
import type { AnySection, Provision } from '#section-kit/defineSection.ts';
import { parseProps } from '#section-kit/parseProps.ts';
import { contentFacts, headingFact } from './facts/contentFacts.ts';
import type { Fact } from './facts/Fact.ts';
import type { EntryReport, HeadingReader, PlacedRate, Readers, Registry } from './facts/EntryReport.ts';
import { formProblems } from './rules/formProblems.ts';
import type { LanguageReading } from './facts/languageFacts.ts';
import { localeOfFile } from './rules/languages.ts';
import { sharedPath } from './facts/Interner.ts';
import { limits } from '#composer/page/limits.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import { meantBy, otherNamesOfSections } from '#composer/page/otherNames.ts';
import { fragmentEntry, sectionEntry } from '#composer/page/pageDefinition.ts';
import { factProblem } from './facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath, type JsonPath } from '#composer/problems/problemAt.ts';
import { metaAt, valueAt } from '#composer/page/schemaAt.ts';
import { schemaProblems } from './rules/schemaProblems.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';

const sectionFrame = sectionEntry.extend({ slots: z.record(z.string(), z.array(z.unknown())).optional() });

/** One empty list for all: an entry is kept for every section of a site. */
const none: readonly never[] = [];
const kept = <Item>(items: readonly Item[]): readonly Item[] => (items.length === 0 ? none : items);
const nothing = { provides: none, rates: none, facts: none, slots: none };

/** Reads lists of sections of one file and adds what is wrong to `problems`. */
export class EntryReader {
  readonly #source: SourceFile;
  readonly #registry: Registry;
  readonly #problems: Problem[];
  readonly #headings: HeadingReader | undefined;
  readonly #languages: LanguageReading | undefined;

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
    this.#languages = languageOf && { languageOf, expected: localeOfFile(source) };
  }

  list(entries: readonly unknown[], path: JsonPath, depth = 1): EntryReport[] {
    if (depth > limits.nesting) {
      this.#problems.push(
        problemAtPath(this.#source, 'nesting-too-deep', path, { parameters: { limit: limits.nesting } }),
      );
      return [];
    }
    return entries.flatMap((entry, index) => this.#entry(entry, sharedPath([...path, index]), depth));
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
    const keys = isRecord(value) ? Object.keys(value) : [];
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
    const near = meantBy(name, otherNamesOfSections(this.#registry)) ?? nearest(name, this.#registry.keys());
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
      owner: 'a section entry',
      section: false,
    };
    this.#problems.push(...schemaProblems(checked, issues));
  }

  #props(
    section: AnySection,
    value: unknown,
    path: JsonPath,
  ): Pick<EntryReport, 'isValid' | 'facts' | 'provides' | 'rates'> {
    const { schema } = section;
    const parsed = parseProps(section, value);
    const facts = contentFacts(schema, parsed.success ? parsed.data : value, this.#languages);
    this.#markup(section, value, facts, path);
    for (const fact of facts) {
      if (fact.kind !== 'form') continue;
      this.#problems.push(...formProblems(this.#source, [...path, ...fact.path], valueAt(value, fact.path)));
    }
    if (!parsed.success && typeof value === 'object') {
      const checked = { source: this.#source, path, value, schema, owner: section.name, section: true };
      this.#problems.push(...schemaProblems(checked, parsed.error.issues));
    }
    return {
      isValid: parsed.success,
      facts: parsed.success ? withHeadings(facts, this.#headings?.(section, parsed.data)) : facts,
      provides: parsed.success ? provisionsOf(section, parsed.data) : none,
      rates: kept([...(parsed.success ? ratesOf(section, parsed.data) : none), ...ratesInText(facts)]),
    };
  }

  /** Text that would show as typed, and links whose words say nothing. */
  #markup(section: AnySection, value: unknown, facts: readonly Fact[], path: JsonPath): void {
    for (const fact of facts) {
      if (fact.kind === 'image') {
        const prop = pictureProp(section);
        const how =
          prop === undefined ? 'Use a section that has a picture' : `Set “${prop}” of ${section.name}`;
        this.#problems.push(
          factProblem(undefined, this.#source, path, fact, 'image-in-text', { parameters: { how } }),
        );
      } else if (fact.kind === 'vague-link' || fact.kind === 'address-link') {
        const code = fact.kind === 'vague-link' ? 'vague-link-text' : 'address-as-link-text';
        const parameters = { text: fact.value };
        this.#problems.push(factProblem(undefined, this.#source, path, fact, code, { parameters }));
      } else if (fact.kind === 'html') {
        const { portico } = metaAt(section.schema, value, fact.path);
        const parameters = { tag: fact.value, marks: marksOf(portico) };
        this.#problems.push(factProblem(undefined, this.#source, path, fact, 'html-in-text', { parameters }));
      }
    }
  }

  #slots(
    section: AnySection | undefined,
    value: unknown,
    path: JsonPath,
    depth: number,
  ): readonly (readonly EntryReport[])[] {
    if (typeof value !== 'object' || value === null) return none;
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
    return fact ?? headingFact(level);
  });
  return facts.filter(({ kind }) => kind !== 'heading').concat(headings);
}

/** The marks that author text of a kind can have. */
const marksOf = (kind: ContentKind | undefined) =>
  kind === 'rich'
    ? '**strong**, *emphasis*, [links](/page.html), lists and tables'
    : '**strong**, *emphasis* and [links](/page.html)';

const ratesOf = (section: AnySection, props: z.output<AnySection['schema']>): PlacedRate[] =>
  (section.rates?.(props) ?? none).map((rate) => ({ ...rate, path: sharedPath(rate.path) }));

const ratesInText = (facts: readonly Fact[]): PlacedRate[] =>
  facts.flatMap((fact) => (fact.kind === 'rate' ? [{ key: fact.value, path: fact.path, fact }] : []));

function provisionsOf(section: AnySection, props: z.output<AnySection['schema']>): readonly Provision[] {
  const { provides = none } = section;
  return typeof provides === 'function' ? provides(props) : provides;
}
