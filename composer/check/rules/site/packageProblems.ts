import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { makeProblemAtPath } from '#composer/problems/problemAt.ts';
import type { PackageFault, SectionSet } from '#composer/page/SectionSet.ts';
import { siteCodes } from './siteCodes.ts';

/** Reports problems with the packages that `site.json` names. @param known The packages that were looked up. */
export function packageProblems(
  { siteFile, config }: Site,
  known: SectionSet['packages'] | undefined,
): Problem[] {
  if (!siteFile || !config || !known) return [];
  return config.packages.flatMap((name, index) => {
    const notLoaded: PackageFault = { type: siteCodes['package-not-loaded'], parameters: { name } };
    const faults = known.get(name) ?? [notLoaded];
    return faults.map(({ type, parameters }) =>
      makeProblemAtPath(siteFile.source, type, ['packages', index], { parameters }),
    );
  });
}
