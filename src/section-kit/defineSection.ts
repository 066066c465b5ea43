import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Locale } from '#lib/locale.ts';

/** When an island's React is loaded and hydrated. A first tap or key press always wakes it and is replayed. */
export type WakeUp = 'load' | 'idle' | 'visible' | 'interaction';

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
  /** Keys of the notes that author text refers to, in the order of their numbers (first is 1). */
  readonly footnotes: readonly string[];
}

export interface SlotSpec {
  readonly title: string;
  readonly description: string;
}

/**
 * A statement that rules for banks require, or forbid, on a page.
 *
 * - `fdic-digital-sign`: the official sign of 12 CFR 328.5.
 * - `member-fdic`: the words "Member FDIC" for deposits (12 CFR 328.6).
 * - `non-deposit-notice`: "not FDIC insured, not deposits, may lose value" (12 CFR 328.5(d)).
 * - `equal-housing-lender`: the logotype and words of 12 CFR 338.3.
 */
export type Provision = 'fdic-digital-sign' | 'member-fdic' | 'non-deposit-notice' | 'equal-housing-lender';

/** What a section tells the composer about itself. The composer never asks for a section's name. */
export interface SectionSpec<Schema extends z.ZodObject, Slot extends string = string> {
  /** Folder, view, export and JSON `component`. */
  readonly name: string;
  /** One sentence for authors: what it is for. */
  readonly summary: string;
  /** The only description of the author props. */
  readonly schema: Schema;
  readonly View: ComponentType<z.output<Schema>>;
  /** Leave out for a section that ships no React. */
  readonly wakeUp?: WakeUp;
  /**
   * An island that need not wait for its `wakeUp` when this cookie is present (a returning visitor), or once an
   * event `portico:` + its name on the document says that it was set.
   */
  readonly wakeCookie?: string;
  /** Named holes that authors fill with sections; the view shows them with `<Slot name="…" />`. */
  readonly slots?: Readonly<Record<Slot, SlotSpec>>;
  /** The section's own words in every language; made with `defineWords`. */
  readonly words?: Readonly<Record<Locale, Words>>;
  /** What the section gives its page that rules for banks ask for; a function (pure) when that depends on the props. */
  readonly provides?: readonly Provision[] | ((props: z.output<Schema>) => readonly Provision[]);
  /** Adjusts parsed props to the page (pure), e.g. orders notes as they are referred to. */
  readonly resolve?: (props: z.output<Schema>, page: PageFacts) => z.output<Schema>;
  /** Structured data for the head of the page (schema.org objects without `@context`). */
  readonly jsonLd?: (props: z.output<Schema>, page: PageFacts) => readonly object[];
  /** Props that show every state; `default` first. Each becomes a story, a test and a part of the reference. */
  readonly examples: Readonly<Record<string, z.input<Schema>>> & { readonly default: z.input<Schema> };
  /** Promises to people who use assistive technology, one sentence each. */
  readonly accessibility: readonly string[];
}

/** A section whose props only its own schema knows, as the registry and the composer hold it. */
export type AnySection = SectionSpec<z.ZodObject>;

/** Declares a section; a view or an example that does not fit the schema does not compile. */
export function defineSection<const Schema extends z.ZodObject, const Slot extends string = never>(
  spec: SectionSpec<Schema, Slot>,
): AnySection {
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
