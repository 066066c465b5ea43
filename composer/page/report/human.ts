import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/page/problem.ts';

export const reportHuman: (site: Site, problems: readonly Problem[]) => string = () => '';
