import type { z } from 'zod';
import { brandTokens } from '#theme/brand.gen.ts';
import { pageWords } from '#words/page.ts';
import {
  type CheckOptions,
  type ReportStore,
  checkSite,
  checkSteps,
  filesReachedFrom,
  nameSteps,
  allSteps,
} from '#composer/check/check.ts';
import type { SiteNames } from '#composer/check/siteNames.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { rateFiles } from '#composer/rates/rateFiles.ts';
import { mayRepeat } from '#composer/server/http/confirmedForm.ts';
import { offerData, sensitiveKinds } from '#composer/server/services/leads/formHandlers.ts';
import { siteTheme } from '#composer/page/siteTheme.ts';
import { sectionHeadings } from './sectionHeadings.tsx';
import { textLanguage } from './textLanguage.ts';

/**
 * Options of the check that depend on the library and the services. Shared by all commands, so that they report the
 * same.
 */
export const checkOptions: CheckOptions = {
  words: pageWords,
  placeTokens: brandTokens,
  headings: sectionHeadings,
  sensitiveKinds,
  isRepeatable: mayRepeat,
  languageOf: textLanguage,
  theme: siteTheme,
  data: new Map<string, z.ZodType>([
    ...Object.entries(rateFiles).map(([name, { schema }]) => [`rates/${name}.json`, schema] as const),
    ['forms/offers.json', offerData],
  ]),
};

/** Returns every problem of a site whose pages can use these sections. */
export const checkWith = (site: Site, { registry, packages }: SectionSet, store?: ReportStore): Problem[] =>
  checkSite(site, registry, { ...checkOptions, packages, store });

/** Returns the files that a file of the site is made with; see `reachedFiles`. */
export const filesReachedWith = (site: Site, { registry, packages }: SectionSet, file: string) =>
  filesReachedFrom(site, registry, { ...checkOptions, packages }, file);

/** Like `checkWith`, in steps; see `checkSteps`. */
export const checkStepsWith = (site: Site, { registry, packages }: SectionSet) =>
  checkSteps(site, registry, { ...checkOptions, packages });

/** Returns the names that authors of a site can refer to, in steps; see `nameSteps`. */
export const nameStepsWith = (site: Site, { registry, packages }: SectionSet) =>
  nameSteps(site, registry, { ...checkOptions, packages });

/** Like `nameStepsWith`, without steps. */
export const namesWith = (site: Site, sections: SectionSet): SiteNames =>
  allSteps(nameStepsWith(site, sections));
