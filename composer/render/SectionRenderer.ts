import type { Drawing } from '#content/drawing.ts';
import { defaultTimeZone } from '#lib/format/dates.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import type { Words } from '#section-kit/defineSection.ts';
import { columnOf, insideColumn, type SlotColumn } from '#section-kit/picturePlace.ts';
import { resolveProps, type ResolveContext } from '#section-kit/resolveProps.ts';
import { baseCss } from '#theme/baseCss.ts';
import { printCss } from '#theme/print.ts';
import { captchaOfSection } from './captchaOfPage.ts';
import type { ComposedPage } from './compose/composePage.ts';
import type { ComposedSection } from './compose/ComposedSection.ts';
import { formsOf, type FormOfSection } from './pageForms.ts';
import { framesOf } from './framesOfPage.ts';
import { showsVideo } from './videoOfPage.ts';
import type { UsedStyles } from './styles/pageStyle.ts';
import { readDrawing } from './section/readDrawing.ts';
import { slotMark } from './section/readHtml.ts';
import type { RenderEnvironment } from './RenderEnvironment.ts';
import type { RenderedSection } from './section/RenderedSection.ts';
import { renderSection } from './section/renderSection.tsx';
import { withUsedClasses, wornUtilities } from './section/usedClasses.ts';

/** A rendered section in its place on a page. */
export interface PlacedSection extends Pick<ComposedSection, 'id' | 'section'> {
  readonly rendered: RenderedSection;
  readonly slots: Readonly<Record<string, readonly PlacedSection[]>>;
  readonly forms: readonly FormOfSection[];
}

const texts = new WeakMap<object, string>();

/** JSON of resolved props; those of a layout's sections are the same objects on every page. */
function jsonOf(props: object): string {
  const text = texts.get(props) ?? JSON.stringify(props);
  texts.set(props, text);
  return text;
}

/** Renders the sections of one page, in page order: marks of notes are numbered as they come. */
export class SectionRenderer implements UsedStyles {
  readonly css = new Map<string, string>();
  readonly islandCss = new Set<string>();
  readonly utilities = new Set<string>();
  readonly jsonLd: object[] = [];
  /** True once a section with a captcha of another provider is rendered. */
  needsCaptcha = false;
  /** True once a section with a video is rendered. */
  needsVideo = false;
  /** Addresses of pages in frames. */
  readonly frames = new Set<string>();
  readonly #page: ComposedPage;
  readonly #environment: RenderEnvironment;
  readonly #context: ResolveContext;
  /** In development the names of MUI's parts stay, so that people find them. */
  readonly #isRelease: boolean;

  constructor(page: ComposedPage, environment: RenderEnvironment, isRelease: boolean) {
    this.#isRelease = isRelease;
    this.#page = page;
    this.#environment = environment;
    const { picture, pictureSizes, imageSize } = environment.assets;
    const ofPage = { words: page.words, references: new Map<string, number>(), marksPlaceholders: true };
    this.#context = { ...page.facts, ...ofPage, picture, pictureSizes, imageSize };
  }

  /** @param column of the slot that they stand in. */
  region(sections: readonly ComposedSection[], column?: SlotColumn): PlacedSection[] {
    return sections.map((section) => this.#place(section, column));
  }

  /** What sections are told, those in a slot with pictures in its column. */
  #contextIn(column: SlotColumn | undefined): ResolveContext {
    const { picture, pictureSizes } = this.#context;
    if (!column) return this.#context;
    return {
      ...this.#context,
      picture: picture && ((image, place) => picture(image, insideColumn(place, column))),
      pictureSizes: pictureSizes && ((place) => pictureSizes(insideColumn(place, column))),
    };
  }

  #place(composed: ComposedSection, column?: SlotColumn): PlacedSection {
    const { id, section } = composed;
    const drawing = (path: string) => this.#drawing(path, id);
    const props = resolveProps(section, composed.props, { ...this.#contextIn(column), drawing });
    if (showsVideo(section)) this.needsVideo = true;
    for (const address of framesOf(section, props)) this.frames.add(address);
    const rendered = this.#rendered(composed, props);
    for (const [name, rules] of rendered.css) this.css.set(name, rules);
    for (const name of rendered.styleNames ?? []) this.islandCss.add(name);
    // Also of a section that was rendered for another page.
    for (const path of rendered.media) this.#environment.assets.media(path);
    for (const name of rendered.utilities ?? []) this.utilities.add(name);
    const { media } = this.#environment.assets;
    if (section.jsonLd)
      this.jsonLd.push(...section.jsonLd(withFallbacks(props), { ...this.#context, media }));
    const slots = Object.fromEntries(
      Object.entries(section.slots ?? {}).map(([name, slot]) => {
        const own = columnOf(slot, props);
        return [name, this.region(composed.slots[name] ?? [], own ? insideColumn(own, column) : column)];
      }),
    );
    return { id, section, rendered, slots, forms: formsOf(section, props) };
  }

  #drawing(path: string, id: string): Drawing | undefined {
    const { svg, media } = this.#environment.assets;
    const text = svg?.(path);
    // The page shows the file, if in another form.
    media(path);
    return text === undefined ? undefined : readDrawing(text, `${id}-`);
  }

  #rendered({ id, section }: ComposedSection, props: Record<string, unknown>): RenderedSection {
    const { assets, brandTheme, cache, site } = this.#environment;
    const { locale } = this.#page;
    const outsideCaptcha = captchaOfSection(site, section, props);
    if (outsideCaptcha) this.needsCaptcha = true;
    const serviceBase = `/svt/${site.services.provider}`;
    const answers = section.queries?.(props, { ...this.#context, serviceBase }) ?? [];
    const known = answers.length === 0 ? '' : JSON.stringify(answers);
    return cache.get(`${section.name}\n${locale}\n${id}\n${jsonOf(props)}${known}`, () => {
      const { islandTheme, theme } = brandTheme;
      const holes = Object.keys(section.slots ?? {}).map((name) => [name, slotMark(name)] as const);
      const { timeZone } = site.rates;
      const environment = {
        id,
        locale,
        words: sectionWords(section.words?.[locale], this.#page.words),
        serviceBase,
        timeZone: timeZone === defaultTimeZone ? undefined : timeZone,
        outsideCaptcha,
        slots: Object.fromEntries(holes),
      };
      const made = renderSection(section, props, environment, islandTheme, {
        media: assets.media,
        leavesOutChoices: this.#isRelease,
        answers,
      });
      if (!this.#isRelease) return made;
      const parts = withUsedClasses(made.parts, made.css, baseCss(theme) + printCss(theme));
      return made.withClasses(parts, wornUtilities(parts));
    });
  }
}

/** A section's own words, each replaced by the site's word of the same key where there is one. */
function sectionWords(own: Words | undefined, site: Words): Words {
  if (!own) return {};
  const words: Record<string, string> = {};
  for (const [key, text] of Object.entries(own))
    words[key] = Object.hasOwn(site, key) ? (site[key] ?? text) : text;
  return words;
}
