import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '#lib/html.ts';
import { safeHref } from '#lib/urls.ts';
import { withoutCode } from './withoutCode.ts';

/** A rate within text. */
export interface RateMark {
  readonly text: string;
  /** By which the browser asks for a newer rate (RATE-01, RATE-02, RATE-19). */
  readonly live?: string;
}

/** What markup in author text may refer to. */
export interface MarkupContext {
  /** The text of `{word:key}`, or `undefined` when there is no such word. */
  readonly word: (key: string) => string | undefined;
  /** The text of `{rate:key}`, such as `4.13%`, or `undefined` when no such rate is in force. */
  readonly rate: (key: string) => RateMark | undefined;
  /** The number and the element id of one reference to a note, or `undefined` when no note has this key. */
  readonly footnote: (key: string) => { readonly number: number; readonly id: string } | undefined;
  /** Accessible name of a reference, e.g. "Footnote 1". */
  readonly footnoteLabel: (number: number) => string;
}

/** Values only the visitor's browser knows; see `placeholders` in behaviours. */
export const visitorPlaceholders = ['date', 'zipcode', 'firstname'] as const;

interface FootnoteToken extends Tokens.Generic {
  type: 'footnote';
  key: string;
}
interface PlaceholderToken extends Tokens.Generic {
  type: 'placeholder';
  name: string;
  fallback: string;
}

const footnotePattern = /\[\^([a-z][a-z0-9-]*)\]/;
const placeholderPattern =
  /\{(date|zipcode|firstname|word:[\w.-]+|rate:[\w. -]+|lang:[a-z]{2,3})(?:\|([^{}]*))?\}/;
/** Begins no block of another kind, in text that needs no parsing inside. */
const isPlainParagraph = /^\p{L}.*\S$/u;
const needsParsing = /[*_`[\]{}\\<>&!~\n"'@]|:\/\/|www\./;

const parser = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'footnote',
      level: 'inline',
      start: (text) => text.search(footnotePattern),
      tokenizer(text): FootnoteToken | undefined {
        const match = footnotePattern.exec(text);
        return match?.index === 0 ? { type: 'footnote', raw: match[0], key: match[1] ?? '' } : undefined;
      },
    },
    {
      name: 'placeholder',
      level: 'inline',
      start: (text) => text.search(placeholderPattern),
      tokenizer(text): PlaceholderToken | undefined {
        const match = placeholderPattern.exec(text);
        if (match?.index !== 0) return undefined;
        return { type: 'placeholder', raw: match[0], name: match[1] ?? '', fallback: match[2] ?? '' };
      },
    },
  ],
});

function placeholderHtml(name: string, fallback: string, context: MarkupContext): string {
  if (name.startsWith('word:')) return escapeHtml(context.word(name.slice(5)) ?? fallback);
  if (name.startsWith('rate:')) {
    const key = name.slice(5);
    const known = context.rate(key);
    const live = known?.live === undefined ? '' : ` data-live="${escapeHtml(known.live)}"`;
    return `<span data-rate="${escapeHtml(key)}"${live}>${escapeHtml(known?.text ?? fallback)}</span>`;
  }
  if (name.startsWith('lang:')) {
    const passage = inlineTokens(parser.Lexer.lexInline(fallback, parser.defaults), context);
    return `<span lang="${name.slice(5)}">${passage}</span>`;
  }
  return `<span data-placeholder="${name}">${escapeHtml(fallback)}</span>`;
}

function footnoteHtml(key: string, context: MarkupContext): string {
  const reference = context.footnote(key);
  if (!reference) return '';
  const label = escapeHtml(context.footnoteLabel(reference.number));
  return `<sup><a href="#fn-${key}" id="${reference.id}" aria-label="${label}">${reference.number}</a></sup>`;
}

function linkHtml(token: Tokens.Link, context: MarkupContext): string {
  const words = inlineTokens(token.tokens, context);
  const target = safeHref(token.href);
  return target === undefined ? words : `<a href="${escapeHtml(target)}">${words}</a>`;
}

/** Text between marks: marked has already read its escapes and entities are kept as typed. */
const plain = (text: string) => escapeHtml(text);

function inlineToken(token: Token, context: MarkupContext): string {
  switch (token.type) {
    case 'strong':
      return `<strong>${inlineTokens(token.tokens, context)}</strong>`;
    case 'em':
      return `<em>${inlineTokens(token.tokens, context)}</em>`;
    case 'del':
      return `<del>${inlineTokens(token.tokens, context)}</del>`;
    case 'codespan':
      return `<code>${plain(token.text as string)}</code>`;
    case 'br':
      return '<br>';
    case 'link':
      // marked's tokens are discriminated by `type`, which its `Token` union widens for extensions.
      return linkHtml(token as Tokens.Link, context);
    case 'footnote':
      return footnoteHtml((token as FootnoteToken).key, context);
    case 'placeholder': {
      const { name, fallback } = token as PlaceholderToken;
      return placeholderHtml(name, fallback, context);
    }
    default:
      // Plain text, escapes, and everything that is not allowed here (raw HTML, images): shown as it was typed.
      return 'tokens' in token && token.tokens
        ? inlineTokens(token.tokens, context)
        : plain(('text' in token ? (token.text as string) : undefined) ?? token.raw);
  }
}

function inlineTokens(tokens: Token[] | undefined, context: MarkupContext): string {
  return (tokens ?? []).map((token) => inlineToken(token, context)).join('');
}

/** A paragraph that names the table after it. */
const captionMark = 'Table: ';

const isCaption = (token: Token | undefined) =>
  token?.type === 'paragraph' && (token as Tokens.Paragraph).text.startsWith(captionMark);

/** The tokens of a table's caption without its mark. */
function captionTokens({ tokens: [first, ...rest] }: Tokens.Paragraph): Token[] {
  // The mark has no markup, so the first token is the text that begins with it.
  const { text } = first as Tokens.Text;
  return [{ type: 'escape', raw: text, text: text.slice(captionMark.length) }, ...rest];
}

function tableHtml(token: Tokens.Table, context: MarkupContext, caption?: Tokens.Paragraph): string {
  const named = caption ? `<caption>${inlineTokens(captionTokens(caption), context)}</caption>` : '';
  const head = token.header
    .map((cell) => `<th scope="col">${inlineTokens(cell.tokens, context)}</th>`)
    .join('');
  const rows = token.rows.map((row) => {
    const cells = row.map((cell, index) => {
      const html = inlineTokens(cell.tokens, context);
      return index === 0 ? `<th scope="row">${html}</th>` : `<td>${html}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="table" tabindex="0" role="group"><table>${named}<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function listHtml(token: Tokens.List, context: MarkupContext): string {
  const tag = token.ordered ? 'ol' : 'ul';
  const start = token.ordered && token.start !== 1 ? ` start="${token.start}"` : '';
  const items = token.items.map((item) => `<li>${blockTokens(item.tokens, context)}</li>`);
  return `<${tag}${start}>${items.join('')}</${tag}>`;
}

function blockToken(token: Token, context: MarkupContext): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'paragraph':
      return `<p>${inlineTokens(token.tokens, context)}</p>`;
    case 'heading': {
      // The page has one h1; author text starts at h2.
      const depth = Math.max(2, (token as Tokens.Heading).depth);
      return `<h${depth}>${inlineTokens(token.tokens, context)}</h${depth}>`;
    }
    case 'list':
      return listHtml(token as Tokens.List, context);
    case 'blockquote':
      return `<blockquote>${blockTokens(token.tokens ?? [], context)}</blockquote>`;
    case 'table':
      return tableHtml(token as Tokens.Table, context);
    case 'hr':
      return '<hr>';
    case 'code':
      return `<pre><code>${plain(token.text as string)}</code></pre>`;
    case 'html':
      return `<p>${plain(token.raw)}</p>`;
    default:
      return inlineToken(token, context);
  }
}

function blockTokens(tokens: Token[], context: MarkupContext): string {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  const html = blocks.map((token, index) => {
    const previous = blocks[index - 1];
    if (isCaption(token) && blocks[index + 1]?.type === 'table') return '';
    if (token.type !== 'table' || !isCaption(previous)) return blockToken(token, context);
    // marked's tokens are discriminated by `type`, which its `Token` union widens for extensions.
    return tableHtml(token as Tokens.Table, context, previous as Tokens.Paragraph);
  });
  return html.join('');
}

/** Author text with inline markup as HTML. Only tags written in this file can come out (SEC-02). */
export function inlineMarkup(text: string, context: MarkupContext): string {
  if (!needsParsing.test(text)) return text;
  return inlineTokens(parser.Lexer.lexInline(text, parser.defaults), context);
}

/** Author text with block markup (paragraphs, lists, tables, headings from h2) as HTML (SEC-02). */
export function richMarkup(text: string, context: MarkupContext): string {
  if (isPlainParagraph.test(text) && !needsParsing.test(text)) return `<p>${text}</p>`;
  return blockTokens(parser.Lexer.lex(text, parser.defaults), context);
}

const plainPattern = new RegExp(`\\\\([{}])|${placeholderPattern.source}`, 'g');

/**
 * Author text without markup, for attributes, labels and headings: words and rates are filled in.
 *
 * @param visitor what stands for a placeholder that only the visitor's browser can fill in.
 */
export function plainMarkup(
  text: string,
  context: Pick<MarkupContext, 'word' | 'rate'>,
  visitor: (name: string, fallback: string) => string = (_name, fallback) => fallback,
): string {
  if (!text.includes('{') && !text.includes('\\')) return text;
  return text
    .replace(plainPattern, (_whole, brace: string | undefined, name = '', fallback = '') => {
      if (brace !== undefined) return brace;
      const key = name.slice(5);
      if (name.startsWith('word:')) return context.word(key) ?? fallback;
      if (name.startsWith('lang:')) return visitor(`lang_${key}`, fallback);
      return name.startsWith('rate:') ? (context.rate(key)?.text ?? fallback) : visitor(name, fallback);
    })
    .trim();
}

/** The keys of the notes that a text refers to, in reading order, repetitions included. */
export function footnoteReferences(text: string): string[] {
  if (!text.includes('[^')) return [];
  return [...withoutCode(text).matchAll(new RegExp(footnotePattern, 'g'))].map((match) => match[1] ?? '');
}
