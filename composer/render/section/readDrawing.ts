import { Parser } from 'htmlparser2';
import type { Drawing } from '#content/drawing.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import { isSafeSvgElement, safeSvgAttribute } from '#lib/markup/safeSvg.ts';

/** Characters of a drawing that a page may hold; a larger one is fetched beside the page. */
const longest = 30_000;

type Attributes = Readonly<Record<string, string>>;

/** Writes what of a drawing may be on a page; what is inside of anything else is left out with it. */
class DrawingWriter {
  html = '';
  viewBox: string | undefined;
  /** It looks otherwise without what was left out: pages forbid style sheets and `style`. */
  isStyled = false;
  readonly #prefix: string;
  readonly #open: string[] = [];
  /** How deep inside of an element that was left out. */
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
 * A drawing as it may stand in a page (SEC-02): elements and attributes that draw, and nothing that loads, runs or
 * styles. `undefined` when it would look otherwise than its file, or is too large.
 *
 * @param text of an SVG file.
 * @param prefix comes before each of its ids.
 */
export function readDrawing(text: string, prefix: string): Drawing | undefined {
  if (text.length > longest) return undefined;
  const writer = new DrawingWriter(prefix);
  new Parser(writer, { xmlMode: true }).end(text);
  const { viewBox, html, isStyled } = writer;
  return viewBox === undefined || isStyled ? undefined : { viewBox, html };
}
