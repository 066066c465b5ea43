import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Drawing } from '#content/drawing.ts';
import type { SearchOfSite } from '#content/searchService.ts';
import type { LinkLists } from '#lib/address/classifyLink.ts';
import type { AssistantOfSite } from '#lib/browser/AssistantOfSite.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { VideoProvider } from '#lib/browser/videoProvider.ts';
import type { ServedRates, ServedVisitor } from '#lib/visitor/LiveRates.ts';
import type { Image, ImageSize, ShownImage } from '#content/image.ts';
import type { FindArticles } from './knownArticles.ts';
import type { KnownLocations } from './knownLocations.ts';
import type { FindRate, NamedRate } from './knownRate.ts';
import type { PicturePlace, PicturePlaces, SlotColumn } from './picturePlace.ts';

/** When an island's React is loaded and hydrated. A first tap or key press always hydrates it and is replayed. */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction';

/** Words of one language by key. `{name}` in a word is replaced by a parameter. */
export type Words = Readonly<Record<string, string>>;

/** What a section may know of the page it stands on, once every section's text is known. */
export interface PageFacts {
  readonly locale: Locale;
  /** Site path, e.g. `/es/cd-rates.html`. */
  readonly path: string;
  readonly title: string;
  /** Origin of the published site, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Origin that mortgage rates are asked from while the site runs on localhost (RATE-12), if the site names one. */
  readonly productionOrigin?: string | undefined;
  /** How the site is searched; the usual way without it (SRCH-11). */
  readonly search?: SearchOfSite | undefined;
  /**
   * The drawing of a file such as `/media/ladder.svg` as it may stand in the page; `undefined` for one that a page cannot
   * hold as it is (WIDG-16). A page is made anew when its drawings change.
   */
  readonly drawing?: ((path: string) => Drawing | undefined) | undefined;
  /** Natural size of a file such as `/media/savings.svg`; `undefined` when it does not tell. Pictures of props have it. */
  readonly imageSize?: ((path: string) => ImageSize | undefined) | undefined;
  /**
   * A picture with the formats and widths that were made of its file for this place. Pictures of props have them by
   * themselves; see `pictures`. A page is made anew when its pictures change.
   */
  readonly picture?: ((image: Image, place: PicturePlace) => ShownImage) | undefined;
  /** The attribute `sizes` of pictures in a place, for those that a service names. */
  readonly pictureSizes?: ((place: PicturePlace) => string) | undefined;
  /** Whose player shows the site's videos; `undefined` where it has none (WIDG-15). */
  readonly video?: VideoProvider | undefined;
  /** The site's lists of domains, by which links are classified (MODAL-02). */
  readonly links?: LinkLists | undefined;
  /** How the smart assistant is reached, if the site says so. */
  readonly assistant?: AssistantOfSite | undefined;
  /** Keys of the notes that author text refers to, in the order of their numbers (first is 1). */
  readonly footnotes: readonly string[];
  /**
   * A rate of the site by its key (`cd.CD99.12.apy`), as in force when the page is made. Only for what depends neither
   * on the zip code nor on the person; a page is made anew when a rate that it asked for changes.
   */
  readonly rate: FindRate;
  /** Articles in the page's language. A page is made anew when what it shows of them changes. */
  readonly articles: FindArticles;
  /**
   * The site's branches, as they are when the page is made; `undefined` where a service of the bank has them. A page
   * that asked is made anew when they change.
   */
  readonly locations?: () => KnownLocations | undefined;
}

/** The answer of a query that is known when a page is made, by the query's key. */
export interface KnownAnswer {
  readonly queryKey: readonly unknown[];
  readonly answer: unknown;
}

/** What a section may know of its page to tell what its queries answer. */
export interface QueryFacts extends PageFacts {
  /** Where the bank's services answer, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
}

export interface SlotSpec<Props = Record<string, unknown>> {
  readonly title: string;
  readonly description: string;
  /** Name of the only section that may stand in it: at least one does, and it stands nowhere else. */
  readonly only?: string;
  /** How much of its section's column it has, if not all of it: pictures in it show so much narrower. */
  readonly column?: SlotColumn | ((props: Props) => SlotColumn);
}

/** Where one answer of a wizard's step leads. */
export interface WizardAnswer {
  /** `#id` of another step of the wizard, or a page. */
  readonly href: string;
  /** Keys and indexes below the step's props. */
  readonly path: readonly (string | number)[];
}

/** Statements that stand beside rates; see `provisions`. */
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
 * A statement that rules for banks require, or forbid, on a page.
 *
 * - `fdic-digital-sign`: the official sign of 12 CFR 328.5.
 * - `member-fdic`: the words "Member FDIC" for deposits (12 CFR 328.6).
 * - `non-deposit-notice`: "not FDIC insured, not deposits, may lose value" (12 CFR 328.5(d)).
 * - `equal-housing-lender`: the logotype and words of 12 CFR 338.3.
 *
 * Beside rates:
 *
 * - `rate-date`: the day or period for which they are offered (12 CFR 1030.8(c)(2)).
 * - `minimum-balance`: the balance of each tier (12 CFR 1030.8(c)(3)).
 * - `minimum-opening`: what it takes to open the account (12 CFR 1030.8(c)(4)).
 * - `fee-effect`: that fees could reduce earnings, or that there are none (12 CFR 1030.8(c)(5)).
 * - `early-withdrawal-penalty`: that it may be imposed (12 CFR 1030.8(c)(6)).
 * - `variable-rate`: that the rate may change (12 CFR 1030.8(c)(1), 1026.16(b)).
 * - `repayment-terms`: a representative example of what is paid back (12 CFR 1026.24(d)(2)).
 *
 * A prop that makes its section say one of them names it in its meta, `says: 'fee-effect'`: the check then advises to set
 * this prop.
 */
export const provisions = [
  'fdic-digital-sign',
  'member-fdic',
  'non-deposit-notice',
  'equal-housing-lender',
  ...rateProvisions,
] as const;
export type Provision = (typeof provisions)[number];

/**
 * Where the browser code of a section in a package of its own is, each as another package would import it, e.g.
 * `@elmstone/branch-hours/BranchHours`. Portico's own sections need none: their files have their names.
 */
export interface SectionModules {
  /** Exports the view by the section's name; a section with `hydrate` needs it. */
  readonly view?: string;
  /** Exports `behaviour`: a program for the finished HTML. */
  readonly behaviour?: string;
  /** Exports `beforePaint`: a program that runs before the first paint. */
  readonly beforePaint?: string;
}

/**
 * How the server answers a visitor without JavaScript, who sends the section's form to the page it stands on, or
 * follows one of its links there. The section is rendered anew with `asked` in its environment; what its view asks the
 * services for is fetched first.
 */
export interface RequestSpec<Props> {
  /** `get`: fields stand in the page's address. `post`: they are personal, and never stand there. */
  readonly method: 'get' | 'post';
  /** Names of the fields; a request without any of them is for the page as it was published. */
  readonly fields: readonly string[];
  /** A page that answers in the place of this one (pure); only a target on this site is taken. */
  readonly redirect?: (props: Props, asked: URLSearchParams) => string | undefined;
  /** Whether the answer says that something was wrong or missing (pure): the title of the page says so too. */
  readonly isWrong?: (props: Props, asked: URLSearchParams, visitor: AskingVisitor) => boolean;
}

/** What the server knows of a visitor who asks a page for something. */
export interface AskingVisitor {
  /** Five digits; that of the request, or else of the cookie. */
  readonly zipCode?: string | undefined;
}

/** What a section tells the composer about itself. The composer never asks for a section's name. */
export interface SectionSpec<
  Schema extends z.ZodObject,
  Slot extends string = string,
  Shown extends object = z.output<Schema>,
> {
  /** Folder, view, export and JSON `component`. */
  readonly name: string;
  /** One sentence for authors: what it is for. */
  readonly summary: string;
  /** Other names by which authors look for it, such as FAQ; no two sections share one. */
  readonly synonyms?: readonly string[];
  /** The only description of the author props. */
  readonly schema: Schema;
  readonly View: ComponentType<Shown>;
  /** Leave out for a section that ships no React. */
  readonly hydrate?: HydrateWhen;
  /**
   * An island that need not wait for its `hydrate` when this cookie is present (a returning visitor), or once an
   * event `portico:` + its name on the document says that it was set.
   */
  readonly hydrateCookie?: string;
  /** Of an island, or a section with `servedRates`, that works without JavaScript too, with the server's help. */
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
  /** Only of a section in a package of its own. */
  readonly modules?: SectionModules;
  /** Named holes that authors fill with sections; the view shows them with `<Slot name="…" />`. */
  readonly slots?: Readonly<Record<Slot, SlotSpec<z.output<Schema>>>>;
  /** The section's own words in every language; made with `defineWords`. */
  readonly words?: Readonly<Record<Locale, Words>>;
  /** What the section gives its page that rules for banks ask for; a function (pure) when that depends on the props. */
  readonly provides?: readonly Provision[] | ((props: z.output<Schema>) => readonly Provision[]);
  /**
   * Of a step of a wizard: where its answers lead (pure); none for a step that ends it. The check follows them: every
   * step must be reached, and none may lead nowhere or back.
   */
  readonly answers?: (props: z.output<Schema>) => readonly WizardAnswer[];
  /** The rates that the props name (pure); each must be in force, and be stood beside by what the law wants. */
  readonly rates?: (props: z.output<Schema>) => readonly NamedRate[];
  /**
   * Where it shows the pictures of its props, by their paths: `{ 'cards.image': { small: { share: 1 } } }`. JPEG and PNG
   * files are then made in the widths that the place needs, and the check knows which are too small for it.
   */
  readonly pictures?: PicturePlaces<z.output<Schema>>;
  /** Adjusts parsed props to the page (pure), e.g. orders notes as they are referred to, or adds the articles they name. */
  readonly resolve?: (props: z.output<Schema>, page: PageFacts) => Shown;
  /**
   * What the section is to pages that tell of a form which was not sent (PAGE-03): it says so itself there, or it is
   * added above those on which no other section does.
   */
  readonly formError?: 'says' | 'added';
  /** Asks before a link leads to somebody else's site: added below pages that have such a link (MODAL-02). */
  readonly exitWarning?: true;
  /**
   * Services bring links to it while the page is open, and these may lead anywhere: its page has what asks before the
   * visitor leaves (MODAL-02). A function (pure) when that depends on the site.
   */
  readonly bringsLinks?: true | ((site: Pick<PageFacts, 'assistant'>) => boolean);
  /** Addresses of other sites that it links to without a prop that says so, such as those of a map. */
  readonly leadsTo?: readonly string[];
  /**
   * Structured data for the head of the page (schema.org objects without `@context`). `media` is the published address
   * of a file, such as that of a drawing.
   */
  readonly jsonLd?: (
    props: z.output<Schema>,
    page: PageFacts & { readonly media: (path: string) => string },
  ) => readonly object[];
  /** Props that show every state; `default` first. Each becomes a story, a test and a part of the reference. */
  readonly examples: Readonly<Record<string, z.input<Schema>>> & { readonly default: z.input<Schema> };
  /** Promises to people who use assistive technology, one sentence each. */
  readonly accessibility: readonly string[];
}

/** A section whose props only its own schema knows, as the registry and the composer hold it. */
export type AnySection = SectionSpec<z.ZodObject>;

/** A view that is given more than the author's props gets it from `resolve`. */
type NeedsResolve<Schema extends z.ZodObject, Shown extends object> =
  z.output<Schema> extends Shown
    ? unknown
    : { readonly resolve: (props: z.output<Schema>, page: PageFacts) => Shown };

/** Declares a section; a view or an example that does not fit the schema does not compile. */
export function defineSection<
  const Schema extends z.ZodObject,
  const Slot extends string = never,
  Shown extends object = z.output<Schema>,
>(spec: SectionSpec<Schema, Slot, Shown> & NeedsResolve<Schema, Shown>): AnySection {
  // The composer only gives a view what this schema has parsed, so its props need no closer type outside.
  return spec as unknown as AnySection;
}

/** Declares a section's words; every language must have the keys of the English ones. */
export function defineWords<const En extends Words>(words: {
  en: En;
  es: Readonly<Record<keyof En, string>>;
  zh: Readonly<Record<keyof En, string>>;
}): Readonly<Record<Locale, Readonly<Record<keyof En & string, string>>>> {
  return words;
}
