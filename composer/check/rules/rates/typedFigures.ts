import { SpokenText } from '#composer/check/facts/content/spokenText.ts';
import { entriesIn, type EntryReport, type Registry } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { SchemaCursor } from '#composer/schema/SchemaCursor.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';

const kinds: ReadonlySet<Fact['kind']> = new Set(['typed-rate', 'typed-day', 'derived', 'trigger']);

/** A figure that an author typed, and what is around it. */
export interface TypedFigure {
  readonly report: FileReport;
  readonly fact: Fact;
  /** The path that the fact's path is relative to. */
  readonly base: JsonPath;
  /** Absent for texts outside sections, such as a page's title or a word. */
  readonly entry?: EntryReport;
  /** The text that it is in. */
  readonly text: SpokenText;
  /** Whether its prop makes a statement itself, such as the example of a loan. */
  readonly isStatement: boolean;
}

const figures = new WeakMap<FileReport, readonly TypedFigure[]>();

/** Returns the typed figures of a file. Memoized; read while the file's value is in memory. */
export function typedFigures(report: FileReport, registry: Registry): readonly TypedFigure[] {
  const known = figures.get(report);
  if (known) return known;
  const found = [
    ...figuresAmong(report.facts, { report, base: [] }),
    ...[...entriesIn(report.lists.values())].flatMap((entry) =>
      figuresAmong(entry.facts, { report, base: propsPath(entry), entry }, registry),
    ),
  ];
  figures.set(report, found);
  return found;
}

function figuresAmong(
  facts: readonly Fact[],
  place: Pick<TypedFigure, 'report' | 'base' | 'entry'>,
  registry?: Registry,
): readonly TypedFigure[] {
  const typed = facts.filter(({ kind }) => kinds.has(kind));
  if (typed.length === 0) return [];
  const { report, base, entry } = place;
  const schema = registry?.get(entry?.component ?? '')?.schema;
  const whole = new SchemaCursor(schema, valueAt(report.source.value, base));
  // Facts of one text have the same path object.
  const texts = new Map<JsonPath, Pick<TypedFigure, 'text' | 'isStatement'>>();
  const textAt = (path: JsonPath) => {
    const { meta, value } = whole.at(path);
    const isStatement = meta['says'] !== undefined;
    const text = new SpokenText(typeof value === 'string' ? value : '', 'rich');
    texts.set(path, { text, isStatement });
    return { text, isStatement };
  };
  return typed.map((fact) => ({ ...place, fact, ...(texts.get(fact.path) ?? textAt(fact.path)) }));
}
