import type { MarkupNode, Span } from '#content/MarkupNode.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { LanguageReading } from '#composer/check/facts/TextLanguage.ts';
import { shownText } from './shownText.ts';

/** A part of a text in one language. */
interface Passage extends Span {
  readonly language: Locale;
}

/** Shorter texts have too few letters in any language. */
export const shortestPassage = 10;

/** Words that say nothing of the language: addresses, numbers, signs. */
const silent = /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,64}|[*_#|>`\d$%]+/g;

/** A passage says its language itself, a placeholder is filled in in any, and an address is in none. */
const inNoLanguage = (node: MarkupNode) =>
  node.type === 'placeholder' || (node.type === 'link' && node.isAddress) ? ' ' : undefined;

/** The paragraphs, list entries and tables of a text that are in another language than the expected one. */
export const passages = (
  nodes: readonly MarkupNode[],
  { languageOf, expected }: LanguageReading,
): readonly Passage[] =>
  parts(nodes).flatMap((part): readonly Passage[] => {
    const { text } = shownText(part, inNoLanguage);
    if (text.length < shortestPassage) return [];
    const language = languageOf(text.replace(silent, ' '));
    if (language === undefined || language === expected) return [];
    const [first, last] = [part[0], part.at(-1)];
    const index = first?.index ?? 0;
    return [{ language, index, length: (last ? last.index + last.length : 0) - index }];
  });

/** Blocks that consist of others. Text of a list without empty lines stands in its items by itself. */
const containers: ReadonlySet<MarkupNode['type']> = new Set(['list', 'item', 'quote']);
const blocks: ReadonlySet<MarkupNode['type']> = new Set(['paragraph', 'heading', 'table']);

/** The parts of a text that may be in languages of their own: each block, and what stands between two of them. */
function parts(nodes: readonly MarkupNode[]): readonly (readonly MarkupNode[])[] {
  const found: (readonly MarkupNode[])[] = [];
  let loose: MarkupNode[] = [];
  const end = () => {
    if (loose.length > 0) found.push(loose);
    loose = [];
  };
  for (const node of nodes) {
    const isContainer = containers.has(node.type);
    if (!isContainer && !blocks.has(node.type)) {
      loose.push(node);
      continue;
    }
    end();
    if (isContainer && 'children' in node) found.push(...parts(node.children));
    else found.push([node]);
  }
  end();
  return found;
}
