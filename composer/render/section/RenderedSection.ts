import { alternateMark } from '#lib/address/alternateLink.ts';
import type { HtmlPart } from './readHtml.ts';
import type { VisibleText } from './visibleText.ts';

/** The parts of a rendered section. */
export interface SectionParts {
  /** Its HTML; see `readHtml`. */
  readonly parts: readonly HtmlPart[];
  readonly text: VisibleText;
  /** CSS rules by the name of their Emotion class. */
  readonly css: ReadonlyMap<string, string>;
  /** Utility classes (`Mui-selected`) that are both in rules and on elements. In islands, any may be added later. */
  readonly utilities?: ReadonlySet<string>;
  /** JSON of props and environment: of islands (escaped) and of sections that the server rerenders. */
  readonly data?: string;
  /** Paths of the media that it shows, such as `/media/savings.svg`. */
  readonly media?: ReadonlySet<string>;
}

function written(part: HtmlPart): string {
  if (typeof part === 'string') return part;
  switch (part.type) {
    case 'classes':
      return ` class="${part.list}"`;
    case 'alternate':
      return alternateMark + part.locale;
    default:
      return '';
  }
}

/** A section's HTML, the CSS that it uses and, for an island, what the browser needs to hydrate it. */
export class RenderedSection implements SectionParts {
  readonly parts: SectionParts['parts'];
  readonly text: SectionParts['text'];
  readonly css: SectionParts['css'];
  readonly utilities: SectionParts['utilities'];
  readonly data: SectionParts['data'];
  readonly media: ReadonlySet<string>;

  constructor({ parts, text, css, utilities, data, media }: SectionParts) {
    this.parts = parts;
    this.text = text;
    this.css = css;
    this.utilities = utilities;
    this.data = data;
    this.media = media ?? new Set();
  }

  /**
   * Returns a copy with other classes. @param parts Its HTML with these classes; `utilities` are those of its elements.
   */
  withClasses(parts: SectionParts['parts'], utilities: ReadonlySet<string>): RenderedSection {
    const { text, css, data, media } = this;
    return new RenderedSection({ parts, text, css, utilities, data, media });
  }

  /** The HTML, independent of the page. */
  get html(): string {
    return this.parts.map(written).join('');
  }

  /** Approximate memory size in characters. */
  get size(): number {
    return [...this.parts, ...this.text].reduce(
      (sum, part) => sum + (typeof part === 'string' ? part.length : 20),
      this.data?.length ?? 0,
    );
  }
}
