import type { Locale } from '#lib/format/locale.ts';
import { formatApr, formatPercent, formatWholeDollars } from '#lib/format/money.ts';
import type { Holiday } from '#lib/format/openingHours.ts';
import type { Article } from '#content/article.ts';
import type { ShownImage } from '#content/fields.ts';

/** A rate that was in force when the page was built; see `pages-json/rates`. */
export interface KnownRate {
  /** Percent a year, or dollars. */
  readonly value: number;
  readonly unit: 'APY' | 'APR' | 'rate' | 'dollars';
  /** Number of decimals to show (RATE-13). */
  readonly decimals: number;
  /** The date from which it has been in force, `YYYY-MM-DD`. */
  readonly asOf: string;
  /**
   * The product in the service that provides newer rates to the browser: a card offer (`ELM_WEB_0001_HARBOR1`), a
   * mortgage (`30-year fixed`) or a certificate of deposit (`CD99`). For another deposit, whether its account is for a
   * `consumer` or a `business`; its key is that of the rate.
   */
  readonly live?: string;
}

/** A rate that a section's props name or could show. */
export interface NamedRate {
  /** Key of the rate: file, product, and what identifies the rate within the product, such as `cd.CD99.12.apy`. */
  readonly key: string;
  /** Path in the props where it is named. */
  readonly path: readonly (string | number)[];
  /** True if the key names a product, such as `cd.CD99`, or `deposits.DDA4A.business` for businesses. */
  readonly isProduct?: true;
  /** Path in the props of the product’s key, if it is a value of its own that several rates share. */
  readonly productPath?: readonly (string | number)[];
  /** The deposit that opens the account, if the props state an amount. */
  readonly opening?: NamedAmount;
  /** Of a product: the terms that visitors can choose for it. */
  readonly terms?: NamedTerms;
}

/** An amount that a section’s props state. */
export interface NamedAmount {
  readonly dollars: number;
  /** Path in the props where it is stated. */
  readonly path: readonly (string | number)[];
}

/** Terms that a section's props offer for a product. */
export interface NamedTerms {
  /** Values as the author wrote them, such as `12`. */
  readonly months: readonly string[];
  /** Path of the list in the props. */
  readonly path: readonly (string | number)[];
}

/** A row of a table of tiers in a section's props. */
export interface NamedTier {
  /** Name of the tier in the rate file, if the props contain it. */
  readonly description?: string;
  /** Lowest balance in dollars, if the props contain the balances. */
  readonly minimum?: number;
  /** Highest balance in dollars. Absent if there is no limit. */
  readonly maximum?: number | undefined;
  /** Name of the tier for visitors, in the language of the page. */
  readonly label?: string | undefined;
}

/** A product's tiers in a section's props. They must be those of the rate file. */
export interface NamedTiers {
  /** Name of the rate file without `.json`, such as `deposits`. */
  readonly file: string;
  readonly productKey: string;
  /** Path of the list in the props. */
  readonly path: readonly (string | number)[];
  readonly tiers: readonly NamedTier[];
}

/** Finds a rate by its key; `undefined` if none is in force. */
export type FindRate = (key: string) => KnownRate | undefined;

/** Formats a rate for pages, such as `4.13%`, `$95`, or `0%` for an introductory APR of zero. */
export const rateText = ({ value, unit, decimals }: KnownRate, locale: Locale): string => {
  if (unit === 'dollars') return formatWholeDollars(value, locale);
  return unit === 'APR' ? formatApr(value, decimals) : formatPercent(value, decimals);
};

/** An article as lists show it, without its body. */
export interface KnownArticle extends Omit<Article, 'image'> {
  readonly image?: ShownImage | undefined;
  /** Site path of the article's page. */
  readonly path: string;
  readonly title: string;
  /** The page's description. */
  readonly text: string;
  /** Estimated reading time in minutes, at least 1. */
  readonly minutes: number;
}

/** Selects articles: those at the given paths, in that order, or all that match the criteria, sorted by title. */
export type ArticleQuestion =
  | { readonly paths: readonly string[] }
  | {
      readonly topic?: string | undefined;
      readonly product?: string | undefined;
      readonly audience?: string | undefined;
    };

/** Finds articles in the page's language. Ignores paths without an article. */
export type FindArticles = (question: ArticleQuestion) => readonly KnownArticle[];

/**
 * Applies a question to a list of articles.
 *
 * @param all articles of one language, sorted by title.
 */
export function chooseArticles(
  all: readonly KnownArticle[],
  question: ArticleQuestion,
): readonly KnownArticle[] {
  if ('paths' in question) {
    const byPath = new Map(all.map((article) => [article.path, article]));
    return question.paths.flatMap((path) => byPath.get(path) ?? []);
  }
  const fits = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;
  return all.filter(
    ({ topic, product, audience }) =>
      fits(question.topic, topic) && fits(question.product, product) && fits(question.audience, audience),
  );
}

/** A state in which the bank has branches. */
interface StateWithBranches {
  /** Two letters, such as `ME`. */
  readonly stateCode: string;
  readonly stateName: string;
}

/** The parameters of `productfilterresults`. */
export interface BranchQuestion {
  /** The root page's path, such as `/es/locations`, which decides the language. */
  readonly domain: string;
  /** Code or name of a state; all states if empty or absent. */
  readonly state?: string | undefined;
  /** The whole state if empty or absent. */
  readonly city?: string | undefined;
  /** Five digits. Then the answer has the nearest branches, of any state. */
  readonly zip?: string | undefined;
}

/** One of the site's branches, for a page about it. */
export interface KnownBranch {
  /** In the form of an answer of `productfilterresults`. */
  readonly answer: unknown;
  readonly holidays: readonly Holiday[];
}

/**
 * The site's branches, in the form of the embedded services' answers, for what pages show before a visitor searches.
 */
export interface KnownLocations {
  /** In alphabetical order. */
  readonly states: readonly StateWithBranches[];
  /** Returns the answer of `productfilterresults`. */
  readonly results: (question: BranchQuestion) => unknown;
  /** Returns the answer of `dynamicDropdown`. */
  readonly cities: (state: string) => unknown;
  /** The days on which branches are closed or open at other times, in order. */
  readonly holidays: (locale: Locale) => readonly Holiday[];
}
