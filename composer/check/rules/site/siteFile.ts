import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { linkCodes } from '#composer/check/rules/links/linkCodes.ts';
import { siteCodes } from './siteCodes.ts';
import { sectionCodes } from '#composer/check/rules/sections/sectionCodes.ts';

/** Reports a missing `site.json`, and links in it that lead nowhere. Its schema is checked elsewhere. */
export function siteFileProblems({ site, addresses }: SiteFacts): Problem[] {
  const { siteFile, config } = site;
  if (!siteFile) {
    const nowhere = { file: 'site.json', tree: undefined, position: () => ({ line: 1, column: 1 }) };
    return [problemAtPath(nowhere, siteCodes['site-missing'], [])];
  }
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
