import { Parser } from 'htmlparser2';
import type { Drawing } from '#content/fields.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { isSafeSvgElement, safeSvgAttribute } from '#lib/markup/safeSvg.ts';

/** Maximum number of characters of an inlined SVG. A larger one is loaded as a file. */
const longest = 30_000;

type Attributes = Readonly<Record<string, string>>;

/** Writes the allowed elements of an SVG. Drops all others with their contents. */
class DrawingWriter {
  html = '';
  viewBox: string | undefined;
  /** Whether the SVG would look different without its styles, which pages forbid. */
  isStyled = false;
  readonly #prefix: string;
  readonly #open: string[] = [];
  /** Nesting depth inside a dropped element. */
  #skipped = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  onopentag(name: string, attributes: Attributes): void {
    if (name === 'style' || 'style' in attributes || 'class' in attributes) this.isStyled = true;
    if (this.#skipped > 0 || !isSafeSvgElement(name)) {
      this.#skipped += 1;
      return;
    }
    this.#open.push(name);
    if (this.#open.length === 1) {
      if (name === 'svg' && /^[\d\s,.+-]+$/.test(attributes['viewBox'] ?? ''))
        this.viewBox = attributes['viewBox'];
      return;
    }
    const written = Object.entries(attributes)
      .map(([attribute, value]) => safeSvgAttribute(attribute, value, this.#prefix))
      .filter((safe) => safe !== undefined)
      .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
    this.html += `<${name}${written.join('')}>`;
  }

  ontext(text: string): void {
    if (this.#skipped > 0 || this.#open.length < 2) return;
    this.html += escapeHtml(text);
  }

  onclosetag(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const name = this.#open.pop();
    if (name !== undefined && this.#open.length > 0) this.html += `</${name}>`;
  }
}

/**
 * Sanitizes an SVG for inlining (SEC-02): keeps elements and attributes that draw, and nothing that loads, runs or
 * styles. Returns `undefined` if it would look different from its file, or is too large.
 *
 * @param text Content of an SVG file.
 * @param prefix Prefix for each of its ids.
 */
export function readDrawing(text: string, prefix: string): Drawing | undefined {
  if (text.length > longest) return undefined;
  const writer = new DrawingWriter(prefix);
  new Parser(writer, { xmlMode: true }).end(text);
  const { viewBox, html, isStyled } = writer;
  return viewBox === undefined || isStyled ? undefined : { viewBox, html };
}
