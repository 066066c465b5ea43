import type { AnySection } from '#section-kit/defineSection.ts';
import type { Site } from './loadSite.ts';
import type { Problem } from './problem.ts';

export const checkSite: (site: Site, registry: ReadonlyMap<string, AnySection>) => Problem[] = () => [];
