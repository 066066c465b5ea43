import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath, makeProblemAtPath, startOf } from '#composer/problems/problemAt.ts';
import { linkCodes } from '#composer/check/rules/links/linkCodes.ts';
import { siteCodes } from './siteCodes.ts';
import { sectionCodes } from '#composer/check/rules/sections/sectionCodes.ts';
import { brandOfFile } from '#composer/page/loadSite.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { nearest } from '#composer/problems/nearest.ts';
import { isOwnSection, type PackageFault } from '#composer/page/SectionSet.ts';

/** Reports a missing `site.json`, and links in it that lead nowhere. Its schema is checked elsewhere. */
export function siteFileProblems({ site, addresses }: SiteFacts): Problem[] {
  const { siteFile, config } = site;
  if (!siteFile) return [problemAtPath(startOf('site.json'), siteCodes['site-missing'], [])];
  if (!config) return [];
  const broken = Object.entries(config.appointments ?? {}).flatMap(([type, target]) => {
    const destination = addresses.destination(target);
    if (destination.type !== 'nowhere') return [];
    const at = ['appointments', type];
    return [
      problemAtPath(siteFile.source, linkCodes['broken-link'], at, {
        parameters: { target },
        received: target,
      }),
    ];
  });
  if (site.layouts.has(config.defaultLayout)) return broken;
  const parameters = { name: config.defaultLayout };
  const at = ['defaultLayout'];
  return [...broken, problemAtPath(siteFile.source, sectionCodes['unknown-layout'], at, { parameters })];
}

/** Reports problems in the brands, and an unknown brand name. */
export function brandProblems({ site }: SiteFacts): Problem[] {
  const { brandName, brands, siteFile } = site;
  const found = [...brands.values()].flatMap(({ problems }) => problems);
  if (brandName === undefined || !siteFile || site.files.has(`brands/${brandName}/brand.json`)) return found;
  const names = [...site.files.values()].flatMap(({ file, kind }) =>
    kind === 'brand' ? (brandOfFile(file) ?? []) : [],
  );
  // What the file says counts even if it has a mistake elsewhere and so is no configuration.
  const isNamedHere = valueAt(siteFile.source.value, ['brand']) === brandName;
  const parameters = {
    name: brandName,
    names: names.join(', ') || 'none',
    source: isNamedHere ? '' : ' (set by PORTICO_BRAND)',
  };
  const details = { parameters, received: brandName, suggestion: nearest(brandName, names) };
  return [
    ...found,
    problemAtPath(siteFile.source, siteCodes['unknown-brand'], isNamedHere ? ['brand'] : [], details),
  ];
}

/** Reports problems with the packages that `site.json` names, and with the sections in the site's own folder. */
export function packageProblems({ site: { siteFile, config }, packages: known }: SiteFacts): Problem[] {
  if (!siteFile || !config || !known) return [];
  const problemsOf = (faults: readonly PackageFault[], path: readonly (string | number)[]) =>
    faults.map(({ type, parameters }) => makeProblemAtPath(siteFile.source, type, path, { parameters }));
  const own = [...known].filter(([name]) => isOwnSection(name));
  return [
    ...own.flatMap(([, faults]) => problemsOf(faults, [])),
    ...config.packages.flatMap((name, index) => {
      const notLoaded: PackageFault = { type: siteCodes['package-not-loaded'], parameters: { name } };
      return problemsOf(known.get(name) ?? [notLoaded], ['packages', index]);
    }),
  ];
}

/** Reports that the site's own theme cannot be loaded, or has no overrides. */
export function themeProblems({ site: { siteFile }, theme: { exports, error } }: SiteFacts): Problem[] {
  const reason =
    error ?? (exports && !isRecord(exports.components) ? 'it does not export “components”.' : '');
  if (!siteFile || reason === '') return [];
  return [makeProblemAtPath(siteFile.source, siteCodes['theme-broken'], [], { parameters: { reason } })];
}
