import { spokenText } from '#composer/check/facts/content/shownText.ts';
import { entriesIn, type Registry } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { FileContents, TypedFigure } from '#composer/check/facts/FileReport.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { SchemaCursor } from '#composer/schema/SchemaCursor.ts';

const kinds: ReadonlySet<Fact['kind']> = new Set(['typed-rate', 'typed-day', 'derived', 'trigger']);

/** Returns the typed figures of a file. */
export function typedFigures({ value, lists, facts }: FileContents, registry: Registry): TypedFigure[] {
  return [
    ...figuresAmong(facts, { base: [] }, new SchemaCursor(undefined, value)),
    ...[...entriesIn(lists.values())].flatMap((entry) => {
      const base = propsPath(entry);
      const schema = registry.get(entry.component ?? '')?.schema;
      return figuresAmong(entry.facts, { base, entry }, new SchemaCursor(schema, valueAt(value, base)));
    }),
  ];
}

function figuresAmong(
  facts: readonly Fact[],
  place: Pick<TypedFigure, 'base' | 'entry'>,
  whole: SchemaCursor,
): readonly TypedFigure[] {
  // Facts of one text have the same path object.
  const texts = new Map<JsonPath, Pick<TypedFigure, 'written' | 'spoken' | 'isStatement' | 'isMessage'>>();
  const textAt = (path: JsonPath) => {
    const { meta, value } = whole.at(path);
    const written = typeof value === 'string' ? value : '';
    const text = {
      written,
      spoken: spokenText(written, 'rich'),
      isStatement: meta['says'] !== undefined,
      isMessage: meta.portico === 'message',
    };
    texts.set(path, text);
    return text;
  };
  return facts
    .filter(({ kind }) => kinds.has(kind))
    .map((fact) => ({ ...place, fact, ...(texts.get(fact.path) ?? textAt(fact.path)) }));
}
