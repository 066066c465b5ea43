import type { ProblemType } from './problemType.ts';

/**
 * What has a problem: files of a site, by their paths, which is right in all else. Text and bytes stand in their file as they are,
 * other values as JSON; `undefined` takes a file away.
 */
export type ProblemExample = Readonly<Record<string, unknown>>;

/** An example of each problem of a family, but for those that no file shows. */
export type ProblemExamples<Family extends Readonly<Record<string, ProblemType>>, Hidden = never> = {
  readonly [Code in Exclude<keyof Family, Hidden>]: ProblemExample;
};

/** A page with these sections below its main heading, and these fields. */
export const examplePage = (
  sections: readonly unknown[] = [],
  fields: Readonly<Record<string, unknown>> = {},
) => ({
  title: 'Savings for every plan',
  description: 'What our savings accounts earn, and how to open one within a few minutes.',
  sections: [{ component: 'HeroBanner', props: { heading: 'Savings for every plan' } }, ...sections],
  ...fields,
});

/** A page with a text below its main heading. */
export const textPage = (text: string, fields: Readonly<Record<string, unknown>> = {}) =>
  examplePage([{ component: 'RichText', props: { text } }], fields);

/** `site.json` with these fields. */
export const exampleSite = (fields: Readonly<Record<string, unknown>> = {}) => ({
  origin: 'https://www.elmstonebank.example',
  name: 'Elmstone Bank',
  ...fields,
});
