import { schemaMeta } from '#section-kit/walkSchema.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { EntryReport, Registry } from '#composer/check/facts/EntryReport.ts';
import { idsOf } from '#composer/check/facts/idsOf.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import { spokenText } from '#composer/check/facts/content/spokenText.ts';
import type { Statement } from '#composer/page/pageDefinition.ts';
import { schemaAt, valueAt } from '#composer/page/schemaAt.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';

/**
 * Whether a typed figure is in a place that the page names in its `statements`, so that it is a fixed figure of this
 * document: in the note, in the element, or in the text that contains the quote. A prop that makes a statement itself,
 * such as the example of a loan, needs no other name.
 */
export function isNamed(
  fact: Fact,
  entry: EntryReport,
  statements: readonly Statement[],
  registry: Registry,
): boolean {
  const props: unknown = valueAt(entry.source.value, propsPath(entry));
  const schema = registry.get(entry.component ?? '')?.schema;
  const own = schema && schemaAt(schema, props, fact.path);
  if (own && schemaMeta(own)['says'] !== undefined) return true;
  const text: unknown = valueAt(props, fact.path);
  return statements.some(({ note, anchor, quote }) => {
    if (note !== undefined) return isBeside(fact, entry.facts, 'note', note);
    if (anchor !== undefined)
      return (
        entry.id === anchor ||
        (idsOf(entry).includes(anchor) && isBeside(fact, entry.facts, 'anchor', anchor))
      );
    return typeof text === 'string' && contains(text, quote ?? '');
  });
}

const contains = (text: string, quote: string) =>
  (['inline', 'rich'] as const).some((kind) => spokenText(text, 'rich').includes(spokenText(quote, kind)));

/** Whether a text is in the object whose key or id has this value. */
const isBeside = ({ path }: Fact, facts: readonly Fact[], kind: Fact['kind'], value: string) =>
  facts.some((one) => one.kind === kind && one.value === value && startsWith(path, one.path.slice(0, -1)));

const startsWith = (path: JsonPath, start: JsonPath) =>
  start.length > 0 && start.every((step, at) => step === path[at]);
