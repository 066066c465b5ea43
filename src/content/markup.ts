import { escapeHtml } from '#lib/markup/html.ts';
import { rateMarkName } from '#lib/visitor/markedRate.ts';
import { rateElement } from '#lib/visitor/visitorText.ts';
import { safeHref } from '#lib/address/urls.ts';
import {
  type FootnoteNode,
  type LinkNode,
  type ListNode,
  type MarkupNode,
  type PlaceholderNode,
  visitMarkup,
} from './MarkupNode.ts';
import { readMarkup } from './readMarkup.ts';

/** A rate in author text. */
export interface RateMark {
  /** Such as `4.13%`. */
  readonly text: string;
  /** The day from which it has been in force, in the language of the page. */
  readonly date: string;
  /** The key with which the browser requests a newer rate (RATE-01, RATE-02, RATE-19). */
  readonly live?: string;
}

interface WordContext {
  /** Returns the text of `{word:key}`, or `undefined` if there is no such word. */
  readonly word: (key: string) => string | undefined;
  /** Inside a word: the keys of the words around, and how many more the outermost may contain. */
  readonly inWords?: { readonly keys: readonly string[]; readonly left: { words: number } };
}

/** Resolves references in author text. */
export interface MarkupContext extends WordContext {
  /** Returns the rate of `{rate:key}` and `{rate-date:key}`, or `undefined` if no such rate is in force. */
  readonly rate: (key: string) => RateMark | undefined;
  /** Returns the number and element id for a footnote reference, or `undefined` if no footnote has this key. */
  readonly footnote: (key: string) => { readonly number: number; readonly id: string } | undefined;
  /**
   * Returns what shows in the element of a placeholder until the browser has filled it in, as HTML. By default its
   * fallback, which is passed as HTML too.
   */
  readonly visitor?: ((name: string, fallback: string) => string) | undefined;
  /** Returns the accessible name of a reference, e.g. "Footnote 1". */
  readonly footnoteLabel: (number: number) => string;
}

/** Makes the spaces in times of day, such as `9 a.m.` or `9 a. m.`, nonbreaking. */
const keepTimes = (text: string): string =>
  text.replace(
    /(\d) ([ap]\.)( ?)m\./g,
    (_time, hour, half, space) => `${hour}\u00A0${half}${space && '\u00A0'}m.`,
  );

const textHtml = (text: string): string => escapeHtml(keepTimes(text));

function rateHtml(
  kind: 'rate' | 'rate-date',
  { key, fallback }: PlaceholderNode,
  context: MarkupContext,
): string {
  const known = context.rate(key);
  const text = known?.[kind === 'rate' ? 'text' : 'date'] ?? fallback;
  return rateElement({ kind, key, live: known?.live }, escapeHtml(text));
}

/** A word is text without markup, but with placeholders. */
function wordHtml({ key, fallback }: PlaceholderNode, context: MarkupContext): string {
  const word = openWord(key, context);
  return word ? nodesHtml(readMarkup(word.text, 'plain'), word.context) : textHtml(fallback);
}

/** Maximum number of words in a word, with itself and those in them: words that contain others twice multiply. */
export const maxWordsInWord = 100;

/** Returns a word's text and the context of what is in it. Where it would contain itself or too many, it is missing. */
function openWord<Context extends WordContext>(key: string, context: Context) {
  const { keys, left } = context.inWords ?? { keys: [], left: { words: maxWordsInWord } };
  if (keys.includes(key) || left.words === 0) return undefined;
  left.words -= 1;
  const text = context.word(key);
  return text === undefined
    ? undefined
    : { text, context: { ...context, inWords: { keys: [...keys, key], left } } };
}

function placeholderHtml(node: PlaceholderNode, context: MarkupContext): string {
  const { kind, key, children } = node;
  switch (kind) {
    case 'word':
      return wordHtml(node, context);
    case 'rate':
    case 'rate-date':
      return rateHtml(kind, node, context);
    case 'passage':
      return `<span lang="${key}">${nodesHtml(children, context)}</span>`;
    case 'visitor':
      return `<span data-placeholder="${key}">${visitorHtml(node, context)}</span>`;
    default:
      return `{${nodesHtml(children, context)}}`;
  }
}

function visitorHtml({ key, fallback }: PlaceholderNode, { visitor }: MarkupContext): string {
  const html = escapeHtml(fallback);
  return visitor ? visitor(key, html) : html;
}

function footnoteHtml({ key }: FootnoteNode, context: MarkupContext): string {
  const reference = context.footnote(key);
  if (!reference) return '';
  const label = escapeHtml(context.footnoteLabel(reference.number));
  return `<sup><a href="#fn-${key}" id="${reference.id}" aria-label="${label}">${reference.number}</a></sup>`;
}

function linkHtml({ href, children }: LinkNode, context: MarkupContext): string {
  const words = nodesHtml(children, context);
  const target = safeHref(href);
  return target === undefined ? words : `<a href="${escapeHtml(target)}">${words}</a>`;
}

function listHtml({ start, children }: ListNode, context: MarkupContext): string {
  const tag = start === undefined ? 'ul' : 'ol';
  const from = start === undefined || start === 1 ? '' : ` start="${start}"`;
  return `<${tag}${from}>${nodesHtml(children, context)}</${tag}>`;
}

/** Whether a table cell, such as `March 15` or `−$5,300`, would look torn if it broke. */
function isShort(cell: MarkupNode): boolean {
  let text = '';
  visitMarkup([cell], (node) => {
    if ('text' in node) text += node.text;
  });
  return text.length <= 10 && /[ \u2212-]/.test(text);
}

function tableHtml(nodes: readonly MarkupNode[], context: MarkupContext): string {
  const caption = nodes.filter(({ type }) => type === 'caption');
  const [head, ...rows] = nodes.flatMap((node) => (node.type === 'row' ? [node.children] : []));
  const cell = (tag: string, node: MarkupNode, end = tag) =>
    `<${tag}${isShort(node) ? ' class="short"' : ''}>${nodeHtml(node, context)}</${end}>`;
  const header = (head ?? []).map((node) => cell('th scope="col"', node, 'th'));
  const body = rows.map(([first, ...rest]) => {
    const cells = [first && cell('th scope="row"', first, 'th'), ...rest.map((node) => cell('td', node))];
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="table" tabindex="0" role="group"><table>${nodesHtml(caption, context)}<thead><tr>${header.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The tags of nodes that map directly to an element with children. */
const elements = {
  strong: 'strong',
  em: 'em',
  del: 'del',
  paragraph: 'p',
  quote: 'blockquote',
  item: 'li',
  caption: 'caption',
} as const;

function nodeHtml(node: MarkupNode, context: MarkupContext): string {
  switch (node.type) {
    case 'text':
    // HTML is displayed literally.
    case 'html':
      return textHtml(node.text);
    case 'htmlBlock':
      return `<p>${escapeHtml(node.text)}</p>`;
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'codeBlock':
      return `<pre><code>${escapeHtml(node.text)}</code></pre>`;
    case 'break':
      return '<br>';
    case 'rule':
      return '<hr>';
    case 'definition':
      return '';
    case 'link':
      return linkHtml(node, context);
    case 'footnote':
      return footnoteHtml(node, context);
    case 'placeholder':
      return placeholderHtml(node, context);
    case 'heading':
      return `<h${node.level}>${nodesHtml(node.children, context)}</h${node.level}>`;
    case 'list':
      return listHtml(node, context);
    case 'table':
      return tableHtml(node.children, context);
    case 'image':
    case 'row':
    case 'cell':
      return nodesHtml(node.children, context);
    default:
      return `<${elements[node.type]}>${nodesHtml(node.children, context)}</${elements[node.type]}>`;
  }
}

const nodesHtml = (nodes: readonly MarkupNode[], context: MarkupContext): string =>
  nodes.map((node) => nodeHtml(node, context)).join('');

/**
 * Converts author text with inline markup to HTML. The output contains no tags other than those in this file (SEC-02).
 */
export const inlineMarkup = (text: string, context: MarkupContext): string =>
  nodesHtml(readMarkup(text, 'inline'), context);

/** Converts author text with block markup (paragraphs, lists, tables, headings from h2) to HTML (SEC-02). */
export const richMarkup = (text: string, context: MarkupContext): string =>
  nodesHtml(readMarkup(text, 'rich'), context);

/**
 * Converts author text without markup, for attributes, labels and headings. Replaces words and rates.
 *
 * @param visitor returns the replacement for a placeholder that only the visitor's browser can fill in, or for a rate
 * that it refreshes; the fallback by default.
 */
export function plainMarkup(
  text: string,
  context: PlainContext,
  visitor: VisitorText = justFallback,
): string {
  return keepTimes(plainTextOf(text, context, visitor).trim());
}

type PlainContext = WordContext & Pick<MarkupContext, 'rate'>;
type VisitorText = (name: string, fallback: string) => string;
const justFallback: VisitorText = (_name, fallback) => fallback;

function plainTextOf(text: string, context: PlainContext, visitor: VisitorText): string {
  const textOf = (node: MarkupNode): string => {
    if (node.type !== 'placeholder') return 'text' in node ? node.text : '';
    const { kind, key, fallback } = node;
    switch (kind) {
      case 'word': {
        const word = openWord(key, context);
        return word ? plainTextOf(word.text, word.context, visitor) : fallback;
      }
      case 'rate':
      case 'rate-date': {
        const known = context.rate(key);
        if (!known) return fallback;
        const { live } = known;
        const shown = known[kind === 'rate' ? 'text' : 'date'];
        return live === undefined ? shown : visitor(rateMarkName({ kind, key, live }), shown);
      }
      case 'passage':
        return visitor(`lang_${key}`, fallback);
      case 'visitor':
        return visitor(key, fallback);
      default:
        return `{${key}}`;
    }
  };
  return readMarkup(text, 'plain').map(textOf).join('');
}

/** Fills in the words in a text without markup. Keeps its rates as they are written, to be filled in when it is shown. */
export function fillWords(text: string, context: WordContext): string {
  let filled = '';
  let copied = 0;
  for (const node of readMarkup(text, 'plain')) {
    if (node.type !== 'placeholder' || node.kind !== 'word') continue;
    const word = openWord(node.key, context);
    filled += text.slice(copied, node.index) + (word ? fillWords(word.text, word.context) : node.fallback);
    copied = node.index + node.length;
  }
  return filled + text.slice(copied);
}

/** Returns the keys of the footnotes that a text references, in reading order, with repetitions. */
export function footnoteReferences(text: string, kind: 'inline' | 'rich'): string[] {
  const keys: string[] = [];
  if (!text.includes('[^')) return keys;
  visitMarkup(readMarkup(text, kind), (node) => {
    if (node.type === 'footnote') keys.push(node.key);
  });
  return keys;
}
