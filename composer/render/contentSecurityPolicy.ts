import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

// Thousands of pages share a script, and hundreds a style.
const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

const hash = (text: string): string => hashes.memo(text);

/** What a page may load besides what the site has itself: origins by what they give. */
export type PolicyOrigins = Readonly<
  Record<'script' | 'style' | 'image' | 'connect' | 'frame' | 'form' | 'media', readonly string[]>
>;

/** The Content-Security-Policy of one page: its own inline script and style by hash, everything else from the site. */
export function contentSecurityPolicy(
  script: string,
  style: string,
  origins: Partial<PolicyOrigins> = {},
): string {
  const directive = (name: string, sources: readonly string[], more: readonly string[] = []) =>
    [name, ...new Set([...sources, ...more])].join(' ');
  const { frame = [], media = [] } = origins;
  return [
    "default-src 'none'",
    directive('script-src', script === '' ? ["'self'"] : ["'self'", hash(script)], origins.script),
    directive('style-src', ["'self'", hash(style)], origins.style),
    "style-src-attr 'none'",
    directive('img-src', ["'self'"], origins.image),
    "font-src 'self'",
    directive('connect-src', ["'self'"], origins.connect),
    ...(frame.length > 0 ? [directive('frame-src', frame)] : []),
    ...(media.length > 0 ? [directive('media-src', media)] : []),
    // Browsers hold the redirect after a form's post against it too.
    directive('form-action', ["'self'"], origins.form),
    "base-uri 'none'",
  ].join('; ');
}

/** A page's policy for another style in the place of its own. */
export const withStyleHash = (policy: string, own: string, style: string): string =>
  policy.replace(hash(own), () => hash(style));
