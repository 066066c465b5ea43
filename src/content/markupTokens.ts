import { Marked, type MarkedToken, type Token } from 'marked';
import { insideOf, placeholderAtStart, type Placeholder } from './placeholders.ts';

interface FootnoteToken {
  readonly type: 'footnote';
  readonly raw: string;
  readonly key: string;
}
interface PlaceholderToken {
  readonly type: 'placeholder';
  readonly raw: string;
  readonly placeholder: Placeholder;
  readonly tokens: Token[];
}
/** A token of marked, or of Portico's two extensions. */
export type MarkupToken = MarkedToken | FootnoteToken | PlaceholderToken;

const footnotePattern = /\[\^([^[\]]*)\]/;

const parser = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'footnote',
      level: 'inline',
      start: (text) => text.indexOf('[^'),
      tokenizer(text): FootnoteToken | undefined {
        if (!text.startsWith('[^')) return undefined;
        const match = footnotePattern.exec(text);
        return match?.index === 0 ? { type: 'footnote', raw: match[0], key: match[1] ?? '' } : undefined;
      },
    },
    {
      name: 'placeholder',
      level: 'inline',
      start: (text) => text.indexOf('{'),
      tokenizer(text): PlaceholderToken | undefined {
        const placeholder = placeholderAtStart(text);
        if (!placeholder) return undefined;
        const tokens = this.lexer.inlineTokens(insideOf(placeholder).words);
        return { type: 'placeholder', raw: placeholder.raw, placeholder, tokens };
      },
    },
  ],
});

// The lexer's `Token` type allows any extension; these two are the only ones here.
const known = (tokens: Token[]) => tokens as MarkupToken[];

/** Returns the children of a token. */
export const innerTokens = ({ tokens }: { tokens?: Token[] }): MarkupToken[] => known(tokens ?? []);

/**
 * Tokenizes a text as inline markup.
 *
 * @throws {RangeError} if markup is nested thousands of levels deep.
 */
export const inlineTokens = (text: string): MarkupToken[] =>
  known(parser.Lexer.lexInline(text, parser.defaults));

/**
 * Tokenizes a text with blocks such as paragraphs, lists and tables.
 *
 * @throws {RangeError} if blocks are nested thousands of levels deep.
 */
export const blockTokens = (text: string): MarkupToken[] => known(parser.Lexer.lex(text, parser.defaults));
