import { createContext, createElement, useContext, useMemo, useSyncExternalStore } from 'react';
import type { InlineHtml } from '#content/fields.ts';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { AnsweredRates } from '#lib/visitor/LiveRates.ts';
import type { Words } from './defineSection.ts';
import { watchAddress } from '#lib/address/pageAddress.ts';

/** Returns the query of the page's address (`?q=rates`). During hydration it is the one that the server rendered. */
export function useAddressQuery(): string {
  const { asked = '' } = useSection();
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => asked,
  );
}

/** What the page that confirms a form says about it. */
interface Confirmed {
  /** The answers that the form repeats, in words. */
  readonly answers: readonly { readonly term: string; readonly value: string }[];
  /** The form's own steps of what happens next. */
  readonly next?: readonly InlineHtml[] | undefined;
}

/** What a view can know besides its props. Server and browser use the same values, so both render the same HTML. */
export interface SectionEnvironment {
  /** Unique on the page. All element ids in the section start with it. */
  readonly id: string;
  readonly locale: Locale;
  readonly words: Words;
  /** Base path of the bank's services, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** The bank's time zone, such as `America/Chicago`; New York's if absent. */
  readonly timeZone?: string;
  /** The site's captcha provider, for sections with a captcha; the embedded one if absent. */
  readonly outsideCaptcha?: OutsideCaptcha;
  /**
   * Fields of the request for which the server renders the section, as a query string: `q=rates&page=2`. Absent in
   * published pages.
   */
  readonly asked?: string;
  /** Five digits: where that visitor lives, if known (RATE-14). */
  readonly zipCode?: string;
  /** What that visitor has just sent with a form, for a section that confirms it. */
  readonly confirmed?: Confirmed;
  /** The rates of that visitor, for a section with `servedRates`. */
  readonly rates?: AnsweredRates;
}

const SectionContext = createContext<SectionEnvironment | undefined>(undefined);
export const SectionProvider = SectionContext.Provider;

/**
 * Returns the environment of the section that is being rendered.
 *
 * @throws {Error} outside of a `SectionProvider`.
 */
export function useSection(): SectionEnvironment {
  const environment = useContext(SectionContext);
  if (!environment)
    throw new Error('A section was rendered without its environment: wrap it in <SectionProvider>.');
  return environment;
}

/** Returns the fields of the request for which the server renders the section; `undefined` in published pages. */
export function useAsked(): URLSearchParams | undefined {
  const { asked } = useSection();
  return useMemo(() => (asked === undefined ? undefined : new URLSearchParams(asked)), [asked]);
}

/**
 * Returns a function that looks up the section's words in the page's language: `const word = useWords<typeof words>()`.
 * It throws for a missing word, which is always a mistake in the code: visitors cannot cause it.
 */
export function useWords<Dictionary extends Readonly<Record<Locale, Words>>>() {
  const { words, id } = useSection();
  return (
    key: keyof Dictionary['en'] & string,
    parameters?: Readonly<Record<string, string | number>>,
  ): string => {
    if (!Object.hasOwn(words, key))
      throw new Error(`Section ${id}: the word "${key}" is not declared in its words.`);
    return fill(words[key] ?? '', parameters);
  };
}

/** A slot: the composer writes the finished HTML of the sections that an author put there into its element. */
export function Slot({ name, className }: { name: string; className?: string }) {
  // Hydration leaves the DOM of slotted sections alone: they are separate React roots.
  return createElement('div', {
    className,
    'data-slot': name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  });
}
