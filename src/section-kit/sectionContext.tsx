import { createContext, createElement, useContext, useMemo } from 'react';
import { fill } from '#lib/format/fill.ts';
import type { Locale } from '#lib/format/locale.ts';
import type { OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { AnsweredRates } from '#lib/visitor/LiveRates.ts';
import type { Words } from './defineSection.ts';

/** What a view may know besides its props. The same values reach server and browser, so both render alike. */
export interface SectionEnvironment {
  /** Unique on the page; prefix of every element id in the section. */
  readonly id: string;
  readonly locale: Locale;
  readonly words: Words;
  /** Where the bank's services answer, e.g. `/svt/elmstone`. */
  readonly serviceBase: string;
  /** Of the bank: `America/Chicago`; left out where it is New York. */
  readonly timeZone?: string;
  /** The provider that the site has chosen, for a section with a captcha; left out where it is the embedded one. */
  readonly outsideCaptcha?: OutsideCaptcha;
  /**
   * Fields of the request that the server renders the section for, as in an address: `q=rates&page=2`. Absent in a
   * page as it was published.
   */
  readonly asked?: string;
  /** Five digits: where that visitor lives, if it is known (RATE-14). */
  readonly zipCode?: string;
  /** The rates of that visitor, for a section with `servedRates`. */
  readonly rates?: AnsweredRates;
  /** Finished HTML of the slots, by name; absent in the browser, where the hole's DOM is left alone. */
  readonly slots?: Readonly<Record<string, string>>;
}

const SectionContext = createContext<SectionEnvironment | undefined>(undefined);
export const SectionProvider = SectionContext.Provider;

/** The environment of the section being rendered. */
export function useSection(): SectionEnvironment {
  const environment = useContext(SectionContext);
  if (!environment)
    throw new Error('A section was rendered without its environment: wrap it in <SectionProvider>.');
  return environment;
}

/** The fields that the server renders the section for; `undefined` in a page as it was published. */
export function useAsked(): URLSearchParams | undefined {
  const { asked } = useSection();
  return useMemo(() => (asked === undefined ? undefined : new URLSearchParams(asked)), [asked]);
}

/**
 * A function that gives the section's words in the language of the page: `const word = useWords<typeof words>()`.
 * A missing word throws: words are data of the section, never of the visitor.
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

/** A hole that the composer fills with the finished HTML of the sections an author put there. */
export function Slot({ name, className }: { name: string; className?: string }) {
  const { slots } = useSection();
  // Hydration leaves the children's DOM alone: they are roots of their own.
  return createElement('div', {
    className,
    'data-slot': name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: slots?.[name] ?? '' },
  });
}
