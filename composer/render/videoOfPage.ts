import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { PolicyOrigins } from './contentSecurityPolicy.ts';

const known = new WeakMap<AnySection, boolean>();

/** Whether a section type shows videos, according to its schema. Memoized. */
export function showsVideo(section: AnySection): boolean {
  let shows = known.get(section);
  if (shows !== undefined) return shows;
  shows = false;
  visitContent(section.schema, section.examples.default, (kind) => {
    if (kind === 'video') shows = true;
  });
  known.set(section, shows);
  return shows;
}

/** Returns the origins that a page with a video may load from. */
export function videoOrigins({ video }: SiteDefinition): Partial<PolicyOrigins> {
  if (!video) return {};
  const { origins, script } = video;
  const own = script.startsWith('/') ? [] : [new URL(script).origin];
  return { ...origins, script: [...own, ...origins.script], media: ["'self'", 'blob:', ...origins.media] };
}
