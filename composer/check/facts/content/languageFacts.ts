import type { MarkupNode, Span } from '#content/MarkupNode.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { LanguageReading } from '#composer/check/facts/TextLanguage.ts';
import { shownText } from './shownText.ts';

/** A part of a text in one language. */
interface Passage extends Span {
  readonly language: Locale;
}

/** Shorter texts have too few letters to detect a language. */
export const shortestPassage = 10;

/** Parts of a text that belong to no language: addresses, numbers, symbols. */
const silent = /(?:https?:\/\/|www\.)\S+|[*_#|>`\d$%]+/g;
/** The same for a text with `@`, because looking for mail addresses takes most of the time. */
const silentWithMail = /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,64}|[*_#|>`\d$%]+/g;

/** Skips nodes whose language must not be judged: passages that declare their own, placeholders, and bare addresses. */
const inNoLanguage = (node: MarkupNode) =>
  node.type === 'placeholder' || (node.type === 'link' && node.isAddress) ? ' ' : undefined;

/** Returns the paragraphs, list items and tables of a text whose language is not the expected one. */
export const passages = (
  nodes: readonly MarkupNode[],
  { languageOf, expected }: LanguageReading,
): readonly Passage[] =>
  parts(nodes).flatMap((part): readonly Passage[] => {
    const { text } = shownText(part, inNoLanguage);
    if (text.length < shortestPassage) return [];
    const language = languageOf(text.replace(text.includes('@') ? silentWithMail : silent, ' '));
    if (language === undefined || language === expected) return [];
    const [first, last] = [part[0], part.at(-1)];
    const index = first?.index ?? 0;
    return [{ language, index, length: (last ? last.index + last.length : 0) - index }];
  });

/** Blocks that contain other blocks. In a tight list (no empty lines), items contain their text directly. */
const containers: ReadonlySet<MarkupNode['type']> = new Set(['list', 'item', 'quote']);
const blocks: ReadonlySet<MarkupNode['type']> = new Set(['paragraph', 'heading', 'table']);

/**
 * Returns the parts of a text that may each have their own language: every block, and the inline text between blocks.
 */
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
