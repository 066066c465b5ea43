import type { Choice } from '#lib/values/Choice.ts';
import { type HtmlPart, slotMark } from './readHtml.ts';
import type { VisibleText } from './visibleText.ts';

/** What a rendered section consists of. */
export interface SectionParts {
  /** Its HTML; see `readHtml`. */
  readonly parts: readonly HtmlPart[];
  readonly text: VisibleText;
  /** CSS rules by the name of their Emotion class. */
  readonly css: ReadonlyMap<string, string>;
  /**
   * Names of all of Emotion's styles that the render asked for; only islands have it. Some are on no element: a part
   * made of another part wears one class with the rules of both.
   */
  readonly styleNames?: ReadonlySet<string>;
  /** Utility classes (`Mui-selected`) that rules name and elements have; islands may have any later. */
  readonly utilities?: ReadonlySet<string>;
  /** JSON of props and environment: of islands, escaped, and of sections that the server renders anew. */
  readonly data?: string;
  /** Choices that `data` leaves out, by the id of the select in the HTML that has them. */
  readonly choices?: ReadonlyMap<string, readonly Choice[]>;
  /** Paths of the media that it shows, e.g. `/media/savings.svg`. */
  readonly media?: ReadonlySet<string>;
}

function written(part: HtmlPart): string {
  if (typeof part === 'string') return part;
  switch (part.type) {
    case 'classes':
      return ` class="${part.list}"`;
    case 'alternate':
      return `portico:alternate/${part.locale}`;
    case 'slot':
      return slotMark(part.name);
    default:
      return '';
  }
}

/** One section's finished HTML, the CSS it uses and, for an island, what the browser needs to hydrate it. */
export class RenderedSection implements SectionParts {
  readonly parts: SectionParts['parts'];
  readonly text: SectionParts['text'];
  readonly css: SectionParts['css'];
  readonly styleNames: SectionParts['styleNames'];
  readonly utilities: SectionParts['utilities'];
  readonly data: SectionParts['data'];
  readonly choices: SectionParts['choices'];
  readonly media: ReadonlySet<string>;

  constructor({ parts, text, css, styleNames, utilities, data, choices, media }: SectionParts) {
    this.parts = parts;
    this.text = text;
    this.css = css;
    this.styleNames = styleNames;
    this.utilities = utilities;
    this.data = data;
    this.choices = choices;
    this.media = media ?? new Set();
  }

  /** The same with other classes. @param parts its HTML with them; `utilities` are those of its elements. */
  withClasses(parts: SectionParts['parts'], utilities: ReadonlySet<string>): RenderedSection {
    const { text, css, styleNames, data, choices, media } = this;
    return new RenderedSection({ parts, text, css, styleNames, utilities, data, choices, media });
  }

  /** As it is wherever it stands. */
  get html(): string {
    return this.parts.map(written).join('');
  }

  /** Characters that it takes to keep, about. */
  get size(): number {
    return [...this.parts, ...this.text].reduce(
      (sum, part) => sum + (typeof part === 'string' ? part.length : 20),
      this.data?.length ?? 0,
    );
  }
}
