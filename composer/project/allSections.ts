import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { type SectionSet, sectionSet } from '#composer/page/SectionSet.ts';
import { sitePackages } from '#composer/publish/client/sitePackages.ts';

/** Portico's own sections and those of the site's packages, for programs that are bundled with them. */
export const allSections: SectionSet = sectionSet({ registry, behaviours: behaviourNames }, sitePackages);
