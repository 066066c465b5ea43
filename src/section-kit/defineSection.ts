import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Drawing, Image, ImageSize, ShownImage } from '#content/fields.ts';
import type { SearchOfSite } from '#content/searchService.ts';
import type { LinkLists } from '#lib/address/classifyLink.ts';
import type { AssistantOfSite } from '#lib/browser/AssistantOfSite.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { Holiday } from '#lib/format/openingHours.ts';
import type { VideoProvider } from '#lib/browser/videoProvider.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import type {
  FindArticles,
  FindRate,
  KnownBranch,
  KnownLocations,
  NamedRate,
  NamedTiers,
} from './siteData.ts';
import type { PicturePlace, PicturePlaces, SlotColumn } from './picturePlace.ts';

/**
 * When an island's React is loaded and hydrated. The first tap or key press always hydrates it, and is then replayed.
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction';

/** The words of one language by key. Parameters replace each `{name}` in a word. */
export type Words = Readonly<Record<string, string>>;

/** What a section can know about its page once the text of all sections is known. */
export interface PageFacts {
  readonly locale: Locale;
  /** Site path, e.g. `/es/cd-rates.html`. */
  readonly path: string;
  readonly title: string;
  /** Origin of the published site, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Origin to request mortgage rates from while the site runs on localhost (RATE-12). */
  readonly productionOrigin?: string | undefined;
  /** The site's search settings; the defaults if absent (SRCH-11). */
  readonly search?: SearchOfSite | undefined;
  /**
   * Returns the inline form of an SVG file such as `/media/ladder.svg`, or `undefined` if it cannot be inlined
   * (WIDG-16). The page is rebuilt when its drawings change.
   */
  readonly drawing?: ((path: string) => Drawing | undefined) | undefined;
  /**
   * Returns the natural size of a file such as `/media/savings.svg`, or `undefined` if it is unknown. Pictures in props
   * get it automatically.
   */
  readonly imageSize?: ((path: string) => ImageSize | undefined) | undefined;
  /**
   * Returns a picture with the formats and widths generated for a place. Pictures in props get them automatically; see
   * `pictures`. The page is rebuilt when its pictures change.
   */
  readonly picture?: ((image: Image, place: PicturePlace) => ShownImage) | undefined;
  /** Returns the `sizes` attribute for pictures in a place. Needed for pictures that a service returns. */
  readonly pictureSizes?: ((place: PicturePlace) => string) | undefined;
  /** The site's video player; `undefined` if it has none (WIDG-15). */
  readonly video?: VideoProvider | undefined;
  /** The site's lists of domains for classifying links (MODAL-02). */
  readonly links?: LinkLists | undefined;
  /** Configuration of the smart assistant, if the site has one. */
  readonly assistant?: AssistantOfSite | undefined;
  /** Keys of the footnotes that author text references, in numbering order (the first is 1). */
  readonly footnotes: readonly string[];
  /**
   * Finds a rate in force by its key (`cd.CD99.12.apy`) when the page is built. Use it only for rates that depend
   * neither on the zip code nor on the person. The page is rebuilt when a rate that it asked for changes.
   */
  readonly rate: FindRate;
  /** Finds articles in the page's language. The page is rebuilt when anything it shows of them changes. */
  readonly articles: FindArticles;
  /**
   * Returns the site's branches when the page is built; `undefined` if one of the bank's own services provides them. A
   * page that called this is rebuilt when the branches change.
   */
  readonly locations?: () => KnownLocations | undefined;
  /**
   * Returns a branch by its id, such as `me/auburn-39-court-street`; `undefined` if there is none. A page that called
   * this is rebuilt when the branch changes.
   */
  readonly branch?: (id: string) => KnownBranch | undefined;
  /** The coming days on which all branches are closed or open at other times, in order. */
  readonly holidays?: readonly Holiday[];
  /** The calendar day at the bank on which the page is built, `YYYY-MM-DD`. Visitors may read it on a later one. */
  readonly today?: string;
}

/** The answer to a query that is known when the page is built, with the query's key. */
export interface KnownAnswer {
  readonly queryKey: readonly unknown[];
  readonly answer: unknown;
}

/** What a section can know about its page when it provides the answers to its queries. */
export interface QueryFacts extends PageFacts {
  /** Base path of the bank's services, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
}

export interface SlotSpec<Props = Record<string, unknown>> {
  readonly title: string;
  readonly description: string;
  /**
   * Name of the only section that this slot accepts. The slot must contain at least one, and that section may be used
   * nowhere else.
   */
  readonly only?: string;
  /** The slot's share of its section's column; all of it by default. Pictures in the slot are narrower accordingly. */
  readonly column?: SlotColumn | ((props: Props) => SlotColumn);
}

/** An answer in a wizard step, and where it leads. */
export interface WizardAnswer {
  /** `#id` of another step of the wizard, or a page. */
  readonly href: string;
  /** Path of the answer in the step's props. */
  readonly path: readonly (string | number)[];
}

/** A target that a section redirects visitors to. */
export interface RedirectTarget {
  readonly href: string;
  /** Path of the target in the section's props. */
  readonly path: readonly (string | number)[];
}

/** Statements that must accompany rates; see `provisions`. */
export const rateProvisions = [
  'rate-date',
  'minimum-balance',
  'minimum-opening',
  'fee-effect',
  'early-withdrawal-penalty',
  'variable-rate',
  'repayment-terms',
] as const;

/**
 * A statement that banking rules require or forbid on a page.
 *
 * - `official-sign`: the official sign of 12 CFR 328.5, or of 12 CFR 740.4 for a credit union.
 * - `insured-statement`: the words "Member FDIC" for deposits (12 CFR 328.6), or those of 12 CFR 740.5.
 * - `non-deposit-notice`: "not FDIC insured, not deposits, may lose value" (12 CFR 328.5(d)).
 * - `equal-housing-lender`: the logotype and words of 12 CFR 338.3.
 *
 * Next to rates:
 *
 * - `rate-date`: the date or period for which they are offered (12 CFR 1030.8(c)(2)).
 * - `minimum-balance`: the balance of each tier (12 CFR 1030.8(c)(3)).
 * - `minimum-opening`: the deposit that opens the account (12 CFR 1030.8(c)(4)).
 * - `fee-effect`: that fees could reduce earnings, or that there are none (12 CFR 1030.8(c)(5)).
 * - `early-withdrawal-penalty`: that a penalty may be imposed (12 CFR 1030.8(c)(6)).
 * - `variable-rate`: that the rate may change (12 CFR 1030.8(c)(1), 1026.16(b)).
 * - `repayment-terms`: a representative example of the repayment (12 CFR 1026.24(d)(2)).
 *
 * If setting a prop makes its section state one of them, the prop names it in its meta: `says: 'fee-effect'`. The check
 * then suggests that prop.
 */
export const provisions = [
  'official-sign',
  'insured-statement',
  'non-deposit-notice',
  'equal-housing-lender',
  ...rateProvisions,
] as const;
export type Provision = (typeof provisions)[number];

/**
 * Where to import a section's browser code from, for sections in a package of their own. Each value is a module
 * specifier, e.g. `@elmstone/branch-hours/BranchHours`. Portico's own sections need none: their file names are fixed.
 */
export interface SectionModules {
  /** Exports the view under the section's name. Required for a section with `hydrate`. */
  readonly view?: string;
  /** Exports `behaviour`, a program that enhances the finished HTML. */
  readonly behaviour?: string;
  /** Exports `beforePaint`, a program that runs before the first paint. */
  readonly beforePaint?: string;
}

/**
 * How the server answers visitors without JavaScript, who submit the section's form to its own page or follow one of
 * its links there. The server fetches the data that the view queries, and renders the section again with `asked` in its
 * environment.
 */
export interface RequestSpec<Props> {
  /** `get`: the fields are in the page's address. `post`: they are personal and must never appear in an address. */
  readonly method: 'get' | 'post';
  /** Names of the fields (pure). A request without any of them gets the published page. */
  readonly fields: readonly string[] | ((props: Props) => readonly string[]);
  /** True if the fields tell the outcome of one post. Links to the page in other languages do not repeat them. */
  readonly isOutcome?: true;
  /** Returns a page to redirect to instead (pure): one of this site, or of one of its `redirectOrigins`. */
  readonly redirect?: (props: Props, asked: URLSearchParams) => string | undefined;
  /** Whether the answer reports missing or invalid input (pure). If so, the page title says so too. */
  readonly isWrong?: (props: Props, asked: URLSearchParams, visitor: AskingVisitor) => boolean;
  /**
   * Returns what the page title begins with, so that pages with other answers have other titles (pure). The view shows
   * the same with `useTitleMark`.
   */
  readonly titleMark?: (props: Props, asked: URLSearchParams, words: Words) => string | undefined;
}

/** What the server knows about the visitor who sent the request. */
export interface AskingVisitor {
  /** Five digits, from the request or else from the cookie. */
  readonly zipCode?: string | undefined;
}

/** Everything the composer needs to know about a section. The composer never tests a section's name. */
export interface SectionSpec<
  Schema extends z.ZodObject,
  Slot extends string = string,
  Shown extends object = z.output<Schema>,
> {
  /** Also the name of the folder, the view and the export, and the `component` in JSON. */
  readonly name: string;
  /** One sentence for authors that says what the section is for. */
  readonly summary: string;
  /** What it is used for, such as `Rates`: the heading in Storybook's sidebar under which `portico gen` puts its stories. */
  readonly group?: string;
  /** Other names that authors may look for, such as FAQ. Each must be unique among all sections. */
  readonly synonyms?: readonly string[];
  /** The single source of truth about the author props. */
  readonly schema: Schema;
  readonly View: ComponentType<Shown>;
  /** Omit it for a section that ships no React. */
  readonly hydrate?: HydrateWhen;
  /**
   * Hydrates an island without waiting for `hydrate` if this cookie is present (a returning visitor), or as soon as the
   * document receives the event `portico:` + the cookie's name, which says that it was set.
   */
  readonly hydrateCookie?: string;
  /** How the section works without JavaScript, with the server's help. */
  readonly request?: RequestSpec<z.output<Schema>>;
  /**
   * Of a section of rates that is no island: what its program would show in the browser. The server shows it to visitors
   * who sent its `request`; the view finds the rates in its environment.
   */
  readonly servedRates?: (
    props: z.output<Schema>,
    visitor: ServedVisitor,
  ) => Promise<ServedRates<z.output<Schema>>>;
  /**
   * Of an island: what its view's queries answer when the page is made (pure). The published HTML shows it, and the
   * browser does not ask for it again.
   */
  readonly queries?: (props: z.output<Schema>, page: QueryFacts) => readonly KnownAnswer[];
  /** Only for a section in a package of its own. */
  readonly modules?: SectionModules;
  /**
   * Whether the section's `beforePaint` program has anything to do (pure); by default, it has. The document, which
   * contains that program, is smaller without it.
   */
  readonly changesFirstPaint?: (props: z.output<Schema>, page: Pick<PageFacts, 'locale'>) => boolean;
  /** Slots that authors fill with sections. The view renders them with `<Slot name="…" />`. */
  readonly slots?: Readonly<Record<Slot, SlotSpec<z.output<Schema>>>>;
  /**
   * True for a section whose example has the rates that the page was published with: those in its text then stay too,
   * whatever zip code or state the visitor chooses.
   */
  readonly keepsRates?: boolean;
  /** The section's own words in all languages, created with `defineWords`. */
  readonly words?: Readonly<Record<Locale, Words>>;
  /** The words that the section never shows with these props (pure). The page leaves them out. */
  readonly unusedWords?: (props: z.output<Schema>) => ReadonlySet<string>;
  /**
   * The statements required by banking rules that the section provides. A function (pure) if they depend on the props.
   */
  readonly provides?: readonly Provision[] | ((props: z.output<Schema>) => readonly Provision[]);
  /**
   * For a step of a wizard: where its answers lead (pure). Omit it for a step that ends the wizard. The check makes
   * sure that every step is reachable and that none leads to a dead end or back.
   */
  readonly answers?: (props: z.output<Schema>) => readonly WizardAnswer[];
  /** The values of articles that its filters offer, or by which it selects articles (pure). */
  readonly articleValues?: (props: z.output<Schema>) => readonly ArticleValue[];
  /** What visitors will not see as the author expects, though the props are valid (pure). The check warns of it. */
  readonly warnings?: (props: z.output<Schema>) => readonly PropWarning[];
  /**
   * Where the section redirects visitors, such as from a keyword (pure). The check makes sure that each target is on this
   * site or on one of its `redirectOrigins` (SEC-01).
   */
  readonly redirects?: (props: z.output<Schema>) => readonly RedirectTarget[];
  /**
   * The rates that the props name (pure). Each must be in force, and the page must contain the statements that the law
   * requires next to it.
   */
  readonly rates?: (props: z.output<Schema>) => readonly NamedRate[];
  /** The tables of tiers in the props (pure). Each must have the tiers of the rate file. */
  readonly tiers?: (props: z.output<Schema>) => readonly NamedTiers[];
  /**
   * Where the section shows the pictures of its props, by prop path: `{ 'cards.image': { xs: { share: 1 } } }`. The
   * build generates the widths that a JPEG or PNG needs in that place, and the check reports files that are too small.
   */
  readonly pictures?: PicturePlaces<z.output<Schema>>;
  /**
   * Adapts parsed props to the page (pure), e.g. sorts footnotes by first reference or adds the articles that they
   * name.
   */
  readonly resolve?: (props: z.output<Schema>, page: PageFacts) => Shown;
  /**
   * The section's role on pages that report a failed form submission (PAGE-03). `says`: it shows the error itself.
   * `added`: the composer adds it at the top of such pages if no section on them shows the error.
   */
  readonly formError?: 'says' | 'added';
  /**
   * Warns visitors before they follow a link to a third-party site. The composer adds it to pages with such links
   * (MODAL-02).
   */
  readonly exitWarning?: true;
  /**
   * For what stays at the bottom of the window while the visitor scrolls (WIDG-13). `bar`: the composer moves it to the
   * end of the page's main part, or before the first section that is or contains a `stop`, where it comes to rest.
   */
  readonly sticky?: 'bar' | 'stop';
  /**
   * True if two of these in a row look like one long section, such as two grids of cards. The check then asks for another
   * section between them.
   */
  readonly standsApart?: true;
  /**
   * Whether services can add links to the section while the page is open. As these may lead anywhere, its page then
   * gets the section with `exitWarning` (MODAL-02). A function (pure) if it depends on the site.
   */
  readonly bringsLinks?: true | ((site: Pick<PageFacts, 'assistant'>) => boolean);
  /** Addresses of other sites that it links to independently of its props, such as those of a map. */
  readonly leadsTo?: readonly string[];
  /**
   * Structured data for the page's head (schema.org objects without `@context`). `media` returns the published URL of a
   * file, such as that of a drawing.
   */
  readonly jsonLd?: (
    props: z.output<Schema>,
    page: PageFacts & { readonly media: (path: string) => string },
  ) => readonly object[];
  /** Props for every state, `default` first. Each becomes a story, a test and an example in the reference. */
  readonly examples: Readonly<Record<string, z.input<Schema>>> & { readonly default: z.input<Schema> };
  /** Promises to users of assistive technology, one sentence each. */
  readonly accessibility: readonly string[];
}

/** A section with any schema, as the registry and the composer handle it. */
export type AnySection = SectionSpec<z.ZodObject>;

/** Makes `resolve` required if the view needs more than the author's props. */
type NeedsResolve<Schema extends z.ZodObject, Shown extends object> =
  z.output<Schema> extends Shown
    ? unknown
    : { readonly resolve: (props: z.output<Schema>, page: PageFacts) => Shown };

/** The details of an article that lists and filters use. */
export const articleFields = ['topic', 'product', 'audience'] as const;
export type ArticleField = (typeof articleFields)[number];

export const isArticleField = (name: string): name is ArticleField =>
  articleFields.some((field) => field === name);

export interface ArticleValue {
  readonly field: ArticleField;
  readonly value: string;
  /** Whether the section selects articles by it. Unlike the options of a filter, such values are not all that there are. */
  readonly isSelected?: boolean;
}

/** Advice on valid props. */
export interface PropWarning {
  /** Path of the prop. */
  readonly path: readonly (string | number)[];
  /** A sentence that says what will happen. */
  readonly message: string;
  /** A sentence that says what to do. */
  readonly hint: string;
}

/** Declares a section. A view or an example that does not match the schema is a type error. */
export function defineSection<
  const Schema extends z.ZodObject,
  const Slot extends string = never,
  Shown extends object = z.output<Schema>,
>(spec: SectionSpec<Schema, Slot, Shown> & NeedsResolve<Schema, Shown>): AnySection {
  // The composer only passes props that this schema has parsed, so code outside does not need their exact type.
  return spec as unknown as AnySection;
}

/** Declares a section's words. Every language must have the same keys as English. */
export function defineWords<const En extends Words>(
  words: { en: En } & Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<keyof En, string>>>>,
): Readonly<Record<Locale, Readonly<Record<keyof En & string, string>>>> {
  return words;
}
