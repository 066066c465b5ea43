import type { Fact } from '#composer/check/facts/Fact.ts';
import type { TypedFigure } from '#composer/check/facts/FileReport.ts';
import { spokenQuote } from '#composer/check/facts/content/spokenText.ts';
import type { Statement } from '#composer/page/pageDefinition.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';

/** The places that statements name: keys of notes, ids of elements, and quotes as `spokenText` returns them. */
export interface NamedPlaces {
  readonly notes: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
  readonly quotes: readonly string[];
}

const nowhere: NamedPlaces = { notes: new Set(), anchors: new Set(), quotes: [] };

/** By the statements of a page, which every check needs while most pages are the same. */
const memory = new WeakMap<readonly Statement[], NamedPlaces>();

export function namedPlaces(statements: readonly Statement[]): NamedPlaces {
  if (statements.length === 0) return nowhere;
  const places = memory.get(statements) ?? readPlaces(statements);
  memory.set(statements, places);
  return places;
}

function readPlaces(statements: readonly Statement[]): NamedPlaces {
  const all = (place: 'note' | 'anchor' | 'quote') => new Set(statements.flatMap((one) => one[place] ?? []));
  return { notes: all('note'), anchors: all('anchor'), quotes: [...all('quote')].flatMap(spokenQuote) };
}

/**
 * Whether a typed figure is in a place that the page names in its `statements`, so that it is a fixed figure of this
 * document: in the note, in the element, or in the text that contains the quote. A prop that makes a statement itself,
 * such as the example of a loan, needs no other name.
 */
export function isNamed(figure: TypedFigure, { notes, anchors, quotes }: NamedPlaces): boolean {
  const { fact, entry, spoken } = figure;
  if (!entry) return false;
  if (figure.isStatement || (entry.id !== undefined && anchors.has(entry.id))) return true;
  const isBeside = ({ kind, value, path }: Fact) =>
    ((kind === 'note' && notes.has(value)) || (kind === 'anchor' && anchors.has(value))) &&
    startsWith(fact.path, path.slice(0, -1));
  return entry.facts.some(isBeside) || quotes.some((quote) => spoken.includes(quote));
}

/** Whether a text is in the object at `start`. */
const startsWith = (path: JsonPath, start: JsonPath) =>
  start.length > 0 && start.every((step, at) => step === path[at]);
