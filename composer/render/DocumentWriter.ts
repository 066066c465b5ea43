import { escapeHtml } from '#lib/markup/html.ts';
import type { Locale } from '#lib/format/locale.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import type { Words } from '#section-kit/defineSection.ts';
import type { IslandAsset } from './compose/ClientAssets.ts';
import type { ComposedPage } from './compose/composePage.ts';
import type { HtmlMark } from './section/readHtml.ts';
import type { PlacedIsland, Range, RenderedForm, ServedSection } from './RenderedPage.ts';
import type { PlacedSection } from './SectionRenderer.ts';
import type { ShortNames } from './styles/shortNames.ts';
import type { VisibleText } from './section/visibleText.ts';

/** Assembles a document and records the positions of its parts. */
export class DocumentWriter {
  readonly sections: { readonly id: string; readonly name: string }[] = [];
  readonly forms: RenderedForm[] = [];
  readonly islands: PlacedIsland[] = [];
  readonly served: ServedSection[] = [];
  readonly #page: ComposedPage;
  readonly #islands: ReadonlyMap<string, IslandAsset>;
  readonly #names: ShortNames | undefined;
  readonly #parts: string[] = [];
  #length = 0;

  /** @param names Short class names. `undefined` in development, where names are not shortened. */
  constructor(page: ComposedPage, islands: ReadonlyMap<string, IslandAsset>, names: ShortNames | undefined) {
    this.#page = page;
    this.#islands = islands;
    this.#names = names;
  }

  get html(): string {
    return this.#parts.join('');
  }

  /** Returns the range of the written text. */
  write(text: string): Range {
    const start = this.#length;
    this.#parts.push(text);
    this.#length += text.length;
    return [start, this.#length];
  }

  region(sections: readonly PlacedSection[]): void {
    for (const section of sections) this.#section(section);
  }

  #section(placed: PlacedSection): void {
    const { id, section, rendered, forms } = placed;
    this.sections.push({ id, name: section.name });
    const open = `<div data-section="${section.name}" id="${escapeHtml(id)}"`;
    if (section.hydrate === undefined || rendered.data === undefined) {
      this.write(`${open}>`);
      const html = this.#content(placed);
      this.write('</div>');
      if (rendered.data !== undefined)
        this.served.push({ id, section: section.name, html, data: rendered.data });
    } else {
      this.write(`${open}${this.#hydration(placed)}>`);
      const html = this.#content(placed);
      this.write(`</div><script type="application/json" data-for="${escapeHtml(id)}">`);
      const data = this.write(rendered.data);
      const formIds = forms.map((form) => form.id);
      this.islands.push({ id, section: section.name, forms: formIds, html, data });
      this.write('</script>');
    }
    if (forms.length === 0) return;
    const words = withFallbacks(wordsOfSite(section.words?.[this.#page.locale], placed.words));
    for (const form of forms) this.forms.push({ ...form, words });
  }

  #hydration({ section: { name, hydrate, hydrateCookie } }: PlacedSection): string {
    const asset = this.#islands.get(name);
    if (!asset) throw new Error(`The client build has no island "${name}".`);
    const cookie = hydrateCookie === undefined ? '' : ` data-hydrate-cookie="${hydrateCookie}"`;
    return ` data-island="${asset.module}" data-preload="${asset.preload.join(' ')}" data-hydrate="${hydrate}"${cookie}`;
  }

  #content(placed: PlacedSection): Range {
    const start = this.#length;
    for (const part of placed.rendered.parts) {
      if (typeof part === 'string') this.write(part);
      else this.#mark(part, placed);
    }
    return [start, this.#length];
  }

  /**
   * Writes the parts that depend on the page: class names, links to other languages, the current link of a navigation,
   * slots.
   */
  #mark(mark: HtmlMark, { slots }: PlacedSection): void {
    switch (mark.type) {
      case 'classes':
        this.write(` class="${this.#names?.classes(mark.list) ?? mark.list}"`);
        break;
      case 'current':
        if (mark.href === this.#page.path) this.write(' aria-current="page"');
        break;
      case 'alternate':
        this.write(escapeHtml(alternatePath(this.#page, mark.locale)));
        break;
      default:
        this.region(slots[mark.name] ?? []);
    }
  }
}

function alternatePath(page: ComposedPage, locale: Locale): string {
  if (locale === page.locale) return page.path;
  return page.definition.alternates?.[locale] ?? (locale === 'en' ? '/' : `/${locale}/`);
}

/** Returns the words that the site puts in place of a section's own. */
const wordsOfSite = (own: Words = {}, shown: Words): Words =>
  Object.fromEntries(Object.entries(shown).filter(([key, text]) => own[key] !== text));

/** Returns the visible text of sections, including those in slots. Separates adjacent sections with spaces. */
export const textOf = (sections: readonly PlacedSection[]): VisibleText =>
  sections.flatMap(({ rendered, slots }) => [
    ' ',
    ...rendered.text.flatMap((part) =>
      typeof part === 'object' && part.type === 'slot' ? textOf(slots[part.name] ?? []) : [part],
    ),
    ' ',
  ]);
