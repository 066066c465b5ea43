import { footnoteReferences, inlineMarkup, plainMarkup, richMarkup } from '#content/markup.ts';
import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import { type Image, type ImageSize, withSize } from '#content/fields.ts';
import { escapeHtml } from '#lib/markup/html.ts';
import type { Locale } from '#lib/format/locale.ts';
import { htmlMark, visitorMark } from '#lib/visitor/visitorText.ts';
import type { AnySection, PageFacts, Words } from './defineSection.ts';
import { chooseArticles, rateText } from './siteData.ts';
import { memoizeByProps, parseProps } from './parseProps.ts';
import { placeOf } from './picturePlace.ts';
import { sampleArticles } from './sampleArticles.ts';
import { sampleBranch, sampleHolidays } from './sampleBranches.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { mapContent } from './walkSchema.ts';

/** Context for resolving the author text of a page. All sections of a page share one context, in page order. */
export interface ResolveContext extends PageFacts {
  /** The site's words in the page's language. */
  readonly words: Words;
  /** How often each footnote has been referenced so far; keeps reference ids unique. */
  readonly references: Map<string, number>;
  /**
   * Whether placeholders in plain text become marks, which the renderer later turns into elements (see `visitorMark`).
   * Otherwise they become the author's fallback.
   */
  readonly marksPlaceholders?: boolean;
}

/** What texts without sections are resolved with. */
export type TextContext = Pick<
  ResolveContext,
  'locale' | 'words' | 'rate' | 'footnotes' | 'references' | 'marksPlaceholders'
>;

type Props = Record<string, unknown>;

function markupContext(context: TextContext) {
  return {
    word: (key: string) => (Object.hasOwn(context.words, key) ? context.words[key] : undefined),
    footnote: (key: string) => {
      const index = context.footnotes.indexOf(key);
      if (index < 0) return undefined;
      const count = (context.references.get(key) ?? 0) + 1;
      context.references.set(key, count);
      return { number: index + 1, id: count === 1 ? `fnref-${key}` : `fnref-${key}-${count}` };
    },
    rate: (key: string) => {
      const known = context.rate(key);
      return (
        known && {
          text: rateText(known, context.locale),
          date: formatDay(known.asOf, context.locale),
          ...(known.live !== undefined && { live: known.live }),
        }
      );
    },
    footnoteLabel: (number: number) => fill(context.words['footnote'] ?? '{number}', { number }),
  };
}

/**
 * Returns a page's own text without markup, such as its title, with words and rates. Rates that the browser refreshes
 * become marks if `marksPlaceholders` is set.
 */
export const resolvePlainText = (text: string, context: TextContext): string =>
  plainMarkup(text, markupContext(context), context.marksPlaceholders ? visitorMark : undefined);

interface Resolved {
  readonly section: AnySection;
  readonly locale: Locale;
  readonly words: Words;
  /**
   * The sizes that pictures took from their files. If a file is replaced by one of another size, the entry is outdated.
   */
  readonly sizes: ReadonlyMap<string, ImageSize | undefined>;
  readonly props: Props;
}

const isSameSize = (one: ImageSize | undefined, other: ImageSize | undefined) =>
  one?.width === other?.width && one?.height === other?.height;

/** Resolved props that do not depend on their page, by author props: a layout's sections are the same on every page. */
const alikeOnPages = new WeakMap<object, Resolved>();

/** Wraps a context and records which image sizes are read, and whether anything else is that depends on the page. */
function watched(context: ResolveContext) {
  let ofPage = false;
  const sizes = new Map<string, ImageSize | undefined>();
  const dependent = <Value>(value: Value): Value => {
    ofPage = true;
    return value;
  };
  const watching: ResolveContext = {
    ...context,
    imageSize: (path) => {
      const size = context.imageSize?.(path);
      sizes.set(path, size);
      return size;
    },
    get footnotes() {
      return dependent(context.footnotes);
    },
    rate: (key) => dependent(context.rate(key)),
    picture: (image, place) => dependent(context.picture?.(image, place) ?? image),
  };
  return { context: watching, sizes, ofPage: () => ofPage };
}

/**
 * Returns a section's props as its view receives them: parsed by the schema, with author text turned into HTML or plain
 * text, and adapted to the page by the section's `resolve`.
 *
 * @throws {ZodError} if the props do not match the schema; `portico check` reports where and why.
 */
export function resolveProps(section: AnySection, props: unknown, context: ResolveContext): Props {
  if (typeof props !== 'object' || props === null) return resolveOnPage(section, props, context);
  const { locale, words } = context;
  const known = alikeOnPages.get(props);
  const isKnown =
    known?.section === section &&
    known.locale === locale &&
    known.words === words &&
    [...known.sizes].every(([path, size]) => isSameSize(context.imageSize?.(path), size));
  if (isKnown) return known.props;
  const watch = watched(context);
  const resolved = resolveOnPage(section, props, watch.context);
  const { sizes } = watch;
  if (!section.resolve && !watch.ofPage())
    alikeOnPages.set(props, { section, locale, words, sizes, props: resolved });
  return resolved;
}

/** A context whose rates the browser does not refresh. */
const withPublishedRates = (context: ResolveContext): ResolveContext => ({
  ...context,
  rate: (key) => {
    const known = context.rate(key);
    if (!known) return undefined;
    const { live: _live, ...published } = known;
    return published;
  },
});

function resolveOnPage(section: AnySection, props: unknown, context: ResolveContext): Props {
  const { data, error } = parseProps(section, props);
  if (error) throw error;
  const markup = {
    ...markupContext(section.keepsRates ? withPublishedRates(context) : context),
    // In the HTML of other sections, the page's script finds the elements of placeholders.
    visitor: context.marksPlaceholders && section.hydrate !== undefined ? htmlMark : undefined,
  };
  const visitor = context.marksPlaceholders ? visitorMark : undefined;
  const resolved = mapContent(section.schema, data, (kind, value) => {
    if (kind === 'image' && isImage(value)) return withSize(value, context.imageSize?.(value.src));
    if (typeof value !== 'string') return value;
    if (kind === 'inline') return inlineMarkup(value, markup);
    if (kind === 'rich') return richMarkup(value, markup);
    if (kind === 'plain') return plainMarkup(value, markup, visitor);
    return value;
  });
  const shown = withPictures(section, resolved, context);
  return section.resolve?.(shown, context) ?? shown;
}

/** Matches text with placeholders that are not just parameters of a word of the interface. */
const mayHavePlaceholders = /\{(?:word:|rate:|rate-date:|lang:|date[|}]|zipcode[|}]|firstname[|}])/;

/**
 * Returns the words of an interface: the library's own, or those that the site puts in their place, with their
 * placeholders filled in. What the library's word has as a parameter, such as `{date}`, stays one.
 */
export function interfaceWords(own: Words, context: ResolveContext): Words {
  const replaced = Object.entries(own).flatMap(([key, text]) => {
    const ofSite = Object.hasOwn(context.words, key) ? context.words[key] : undefined;
    if (ofSite === undefined) return [];
    return [[key, mayHavePlaceholders.test(ofSite) ? filledWord(ofSite, text, context) : ofSite] as const];
  });
  return replaced.length === 0 ? own : { ...own, ...Object.fromEntries(replaced) };
}

function filledWord(text: string, own: string, context: ResolveContext): string {
  const mark = context.marksPlaceholders ? visitorMark : (_name: string, fallback: string) => fallback;
  return plainMarkup(text, markupContext(context), (name, fallback) =>
    own.includes(`{${name}}`) ? `{${name}}` : mark(name, fallback),
  );
}

/** Adds to the pictures in props the formats and widths generated for their places. */
function withPictures(section: AnySection, props: Props, context: ResolveContext): Props {
  let shown = props;
  for (const path of Object.keys(section.pictures ?? {})) {
    const place = placeOf(section.pictures, path, props);
    if (place)
      shown = mapAt(shown, path.split('.'), (image) => {
        // SVGs need no widths. Skipping them also keeps a page with no other pictures from depending on `picture`.
        if (!isImage(image) || image.src.endsWith('.svg')) return image;
        return context.picture?.(image, place) ?? image;
      }) as Props; // The same object with other pictures.
  }
  return shown;
}

const isImage = (value: unknown): value is Image =>
  isRecord(value) && typeof value['src'] === 'string' && typeof value['alt'] === 'string';

/** Returns a copy of a value with the part at a path replaced. Applies to all items of lists on the path. */
function mapAt(value: unknown, path: readonly string[], change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => mapAt(part, path, change));
    return parts.every((part, index) => part === value[index]) ? value : parts;
  }
  if (key === undefined) return change(value);
  if (!isRecord(value) || !Object.hasOwn(value, key)) return value;
  const part = mapAt(value[key], rest, change);
  return part === value[key] ? value : { ...value, [key]: part };
}

/** Keys of the footnotes that a section's author text references, in reading order, with repetitions. */
export const sectionFootnotes = memoizeByProps((section, props): readonly string[] => {
  const keys: string[] = [];
  const parsed = parseProps(section, props);
  if (!parsed.success) return keys;
  mapContent(section.schema, parsed.data, (kind, value) => {
    if ((kind === 'inline' || kind === 'rich') && typeof value === 'string')
      keys.push(...footnoteReferences(value, kind));
    return value;
  });
  return keys;
});

/** Creates a context for a section that is shown alone (stories, tests, the section index). */
export function standaloneContext(
  page: Partial<PageFacts> & { readonly words?: Words },
  section: AnySection,
  props: unknown,
): ResolveContext {
  return {
    locale: 'en',
    path: '/',
    title: escapeHtml(section.name),
    origin: 'https://www.example.com',
    footnotes: [...new Set(sectionFootnotes(section, props))],
    words: {},
    rate: () => undefined,
    articles: (question) => chooseArticles(sampleArticles(page.locale ?? 'en'), question),
    branch: sampleBranch,
    holidays: sampleHolidays,
    ...page,
    references: new Map(),
  };
}
