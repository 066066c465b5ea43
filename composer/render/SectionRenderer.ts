import type { Drawing } from '#content/fields.ts';
import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import { defaultTimeZone } from '#lib/format/dates.ts';
import { withFallbacks } from '#lib/visitor/visitorText.ts';
import type { AnySection, Words } from '#section-kit/defineSection.ts';
import { columnOf, insideColumn, type SlotColumn } from '#section-kit/picturePlace.ts';
import { interfaceWords, resolveProps, type ResolveContext } from '#section-kit/resolveProps.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import { baseCss } from '#theme/baseCss.ts';
import { printCss } from '#theme/print.ts';
import type { ClientAssets } from './compose/ClientAssets.ts';
import type { ComposedPage } from './compose/composePage.ts';
import type { ComposedSection } from './compose/ComposedSection.ts';
import type { PageMedia } from './PageMedia.ts';
import type { PageNeeds } from './contentSecurityPolicy.ts';
import type { BrandTheme } from './styles/BrandTheme.ts';
import type { UsedStyles } from './styles/pageStyle.ts';
import { readDrawing } from './section/readDrawing.ts';
import { styleElementName } from './section/readHtml.ts';
import type { FragmentCache } from './section/FragmentCache.ts';
import type { RenderedSection } from './section/RenderedSection.ts';
import { renderSection } from './section/renderSection.tsx';
import { withUsedClasses, wornUtilities } from './section/usedClasses.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { contentKinds } from '#section-kit/sectionContent.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import { memoize } from '#composer/page/memoize.ts';

/** What rendering pages requires. Shared by a whole build. */
export interface RenderEnvironment {
  readonly site: SiteDefinition;
  readonly assets: ClientAssets;
  readonly brandTheme: BrandTheme;
  readonly cache: FragmentCache;
}

/** A rendered section on a page. */
export interface PlacedSection extends Pick<ComposedSection, 'id' | 'section'> {
  readonly rendered: RenderedSection;
  readonly slots: Readonly<Record<string, readonly PlacedSection[]>>;
  readonly forms: readonly FormOfSection[];
  /** The words of its interface. */
  readonly words: Words;
}

/** A section cannot be rendered, because its own code fails. */
class SectionError extends Error {
  constructor({ id, section }: ComposedSection, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`section ${section.name} (#${id}): ${reason}`, { cause });
    this.name = 'SectionError';
  }
}

const noWords: Words = {};

/** Serializes resolved props. Memoized, because the sections of a layout have the same props objects on every page. */
const jsonOf = memoize((props: object) => JSON.stringify(props));

/** Returns the browser's configuration of the site's captcha provider, unless it is the embedded one. */
function outsideCaptchaOf({ captcha }: SiteDefinition): OutsideCaptcha | undefined {
  if (captcha === 'embedded') return undefined;
  const { script, api, siteKey, parameters } = captcha;
  return { script, api, siteKey, parameters };
}

/** Renders the sections of a page in page order, because footnote marks are numbered in that order. */
export class SectionRenderer implements UsedStyles, PageNeeds {
  readonly css = new Map<string, string>();
  readonly islandCss = new Set<string>();
  readonly utilities = new Set<string>();
  readonly jsonLd: object[] = [];
  /** Whether a rendered section has a captcha of an external provider. */
  needsCaptcha = false;
  /** Whether a rendered section has a video. */
  needsVideo = false;
  /** Addresses of pages in frames. */
  readonly frames = new Set<string>();
  readonly #page: ComposedPage;
  readonly #environment: RenderEnvironment;
  readonly #media: PageMedia;
  readonly #context: ResolveContext;
  /** In development, MUI's class names are kept, so that developers can find components. */
  readonly #isRelease: boolean;

  constructor(page: ComposedPage, environment: RenderEnvironment, media: PageMedia, isRelease: boolean) {
    this.#isRelease = isRelease;
    this.#page = page;
    this.#environment = environment;
    this.#media = media;
    const { pictureSizes } = environment.assets;
    const ofPage = { words: page.words, references: new Map<string, number>(), marksPlaceholders: true };
    this.#context = {
      ...page.facts,
      ...ofPage,
      picture: media.picture,
      pictureSizes,
      imageSize: media.size,
    };
  }

  /** Whether an island has a cache of Emotion besides the page's, which fills empty style elements in the browser. */
  get fillsStyleElements(): boolean {
    return [...this.islandCss].some((name) => name.startsWith(styleElementName));
  }

  /**
   * @param column The column of the slot that contains them.
   * @throws {SectionError} if one of them cannot be rendered.
   */
  region(sections: readonly ComposedSection[], column?: SlotColumn): PlacedSection[] {
    return sections.map((section) => {
      try {
        return this.#place(section, column);
      } catch (error) {
        throw error instanceof SectionError ? error : new SectionError(section, error);
      }
    });
  }

  /** Returns the context for sections in a slot, whose pictures are limited to the slot's column. */
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
    const { forms, frames, hasCaptcha, hasVideo } = sectionContent(section, props);
    if (hasVideo) this.needsVideo = true;
    for (const address of frames) this.frames.add(address);
    const words = this.#wordsOf(section, props);
    const rendered = this.#rendered(composed, props, words, hasCaptcha);
    for (const [name, rules] of rendered.css) {
      this.css.set(name, rules);
      if (section.hydrate !== undefined) this.islandCss.add(name);
    }
    // Needed even if the section comes from the cache and was rendered for another page.
    for (const path of rendered.media) this.#media.read(path);
    for (const name of rendered.utilities ?? []) this.utilities.add(name);
    if (section.jsonLd)
      this.jsonLd.push(
        ...section.jsonLd(withFallbacks(props), { ...this.#context, media: this.#media.address }),
      );
    const slots = Object.fromEntries(
      Object.entries(section.slots ?? {}).map(([name, slot]) => {
        const own = columnOf(slot, props);
        return [name, this.region(composed.slots[name] ?? [], own ? insideColumn(own, column) : column)];
      }),
    );
    return { id, section, rendered, slots, forms, words };
  }

  /** Returns the words of a section's interface, some of which may be the site's. */
  #wordsOf({ words, unusedWords }: AnySection, props: Record<string, unknown>): Words {
    const own = words?.[this.#page.locale];
    if (!own) return noWords;
    const all = interfaceWords(own, this.#context);
    const unused = unusedWords?.(props);
    return unused ? Object.fromEntries(Object.entries(all).filter(([key]) => !unused.has(key))) : all;
  }

  #drawing(path: string, id: string): Drawing | undefined {
    const text = this.#media.svg(path);
    return text === undefined ? undefined : readDrawing(text, `${id}-`);
  }

  #rendered(
    { id, section }: ComposedSection,
    props: Record<string, unknown>,
    words: Words,
    hasCaptcha: boolean,
  ): RenderedSection {
    const { assets, brandTheme, cache, site } = this.#environment;
    const { locale } = this.#page;
    const outsideCaptcha = hasCaptcha ? outsideCaptchaOf(site) : undefined;
    if (outsideCaptcha) this.needsCaptcha = true;
    const serviceBase = `/svt/${site.services.provider}`;
    const answers = section.queries?.(props, { ...this.#context, serviceBase }) ?? [];
    const known = answers.length === 0 ? '' : JSON.stringify(answers);
    const ofSite = words === section.words?.[locale] ? '' : JSON.stringify(words);
    return cache.get(`${section.name}\n${locale}\n${id}\n${jsonOf(props)}${known}${ofSite}`, () => {
      const { islandTheme, theme } = brandTheme;
      const { timeZone } = site.rates;
      const environment = {
        id,
        locale,
        words,
        serviceBase,
        timeZone: timeZone === defaultTimeZone ? undefined : timeZone,
        outsideCaptcha,
      };
      const made = renderSection(section, props, environment, islandTheme, {
        media: assets.media,
        answers,
      });
      if (!this.#isRelease) return made;
      const parts = withUsedClasses(made.parts, made.css, baseCss(theme) + printCss(theme));
      return made.withClasses(parts, wornUtilities(parts));
    });
  }
}

/** A form's definition with its id. */
interface FormOfSection {
  readonly id: string;
  readonly definition: unknown;
}

/** The content of a section that concerns its whole page. */
interface SectionContent {
  readonly forms: readonly FormOfSection[];
  /** Addresses of pages in frames. */
  readonly frames: readonly string[];
  readonly hasCaptcha: boolean;
  readonly hasVideo: boolean;
}

const nothing: SectionContent = { forms: [], frames: [], hasCaptcha: false, hasVideo: false };

/** Returns what a section's resolved props contain. */
function sectionContent(section: AnySection, props: unknown): SectionContent {
  const kinds = contentKinds(section);
  const hasVideo = kinds.has('video');
  // A captcha is part of a form.
  if (!kinds.has('form-definition') && !kinds.has('frame'))
    return hasVideo ? { ...nothing, hasVideo } : nothing;
  const forms: FormOfSection[] = [];
  const frames: string[] = [];
  let hasCaptcha = false;
  visitContent(section.schema, props, (kind, value) => {
    if (kind === 'captcha') hasCaptcha = true;
    else if (kind === 'frame' && typeof value === 'string') frames.push(value);
    else if (kind === 'form-definition' && isRecord(value)) {
      const { formId } = value;
      if (typeof formId === 'string' && formId !== '')
        forms.push({ id: formId, definition: withFallbacks(value) });
    }
  });
  return { forms, frames, hasCaptcha, hasVideo };
}
