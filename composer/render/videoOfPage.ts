import type { SiteDefinition } from '#composer/page/siteDefinition.ts';
import type { PolicyOrigins } from './contentSecurityPolicy.ts';

/** Returns the origins that a page with a video may load from. */
export function videoOrigins({ video }: SiteDefinition): Partial<PolicyOrigins> {
  if (!video) return {};
  const { origins, script } = video;
  const own = script.startsWith('/') ? [] : [new URL(script).origin];
  return { ...origins, script: [...own, ...origins.script], media: ["'self'", 'blob:', ...origins.media] };
}
