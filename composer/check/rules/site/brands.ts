import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { brandOfFile } from '#composer/page/loadSite.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { siteCodes } from './siteCodes.ts';

/** Reports problems in the brands, and an unknown brand name. */
export function brandProblems({ site }: SiteFacts): Problem[] {
  const { brandName, brands, siteFile } = site;
  const found = [...brands.values()].flatMap(({ problems }) => problems);
  if (brandName === undefined || !siteFile || site.files.has(`brands/${brandName}/brand.json`)) return found;
  const names = [...site.files.values()].flatMap(({ file, kind }) =>
    kind === 'brand' ? (brandOfFile(file) ?? []) : [],
  );
  const near = nearest(brandName, names);
  // What the file says counts even if it has a mistake elsewhere and so is no configuration.
  const isNamedHere = valueAt(siteFile.source.value, ['brand']) === brandName;
  const parameters = {
    name: brandName,
    names: names.join(', ') || 'none',
    source: isNamedHere ? '' : ' (set by PORTICO_BRAND)',
  };
  const details = { parameters, received: brandName, ...(near !== undefined && { suggestion: near }) };
  return [
    ...found,
    problemAtPath(siteFile.source, siteCodes['unknown-brand'], isNamedHere ? ['brand'] : [], details),
  ];
}
