import type { ProblemType } from './problemType.ts';

/**
 * Files of a site, by path, that have exactly one problem. Strings and bytes are file contents, other values are
 * written as JSON; `undefined` removes a file.
 */
export type ProblemExample = Readonly<Record<string, unknown>>;

/** An example of each problem of a family, except those that no file can show. */
export type ProblemExamples<Family extends Readonly<Record<string, ProblemType>>, Hidden = never> = {
  readonly [Code in Exclude<keyof Family, Hidden>]: ProblemExample;
};

/** Returns a page with these sections after its main heading, and these fields. */
export const examplePage = (
  sections: readonly unknown[] = [],
  fields: Readonly<Record<string, unknown>> = {},
) => ({
  title: 'Savings for every plan',
  description: 'What our savings accounts earn, and how to open one within a few minutes.',
  sections: [{ component: 'HeroBanner', props: { heading: 'Savings for every plan' } }, ...sections],
  ...fields,
});

/** Returns a page with a text after its main heading. */
export const textPage = (text: string, fields: Readonly<Record<string, unknown>> = {}) =>
  examplePage([{ component: 'RichText', props: { text } }], fields);

/** Returns a site with a page that has one section after its main heading. */
export const pageWith = (component: string, props: unknown) => ({
  'savings.json': examplePage([{ component, props }]),
});

/** Returns a site with a page that has these fields. */
export const pageWithFields = (fields: Readonly<Record<string, unknown>>) => ({
  'savings.json': examplePage([], fields),
});

/** Returns a site with a page of one text. */
export const pageWithText = (text: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  'savings.json': textPage(text, fields),
});

/** Returns a `site.json` with these fields. */
export const exampleSite = (fields: Readonly<Record<string, unknown>> = {}) => ({
  origin: 'https://www.elmstonebank.example',
  name: 'Elmstone Bank',
  ...fields,
});
