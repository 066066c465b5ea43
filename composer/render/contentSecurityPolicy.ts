import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

// Hashes are cached, because thousands of pages share a script, and hundreds a style.
const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

const hash = (text: string): string => hashes.memo(text);

/** Additional origins that a page may load from, by directive. */
export type PolicyOrigins = Readonly<
  Record<'script' | 'style' | 'image' | 'connect' | 'frame' | 'form' | 'media', readonly string[]>
>;

/**
 * Returns the Content-Security-Policy of a page: its inline script and style by hash, everything else from the site.
 */
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
    // Browsers also apply it to the redirect after a form submission.
    directive('form-action', ["'self'"], origins.form),
    "base-uri 'none'",
  ].join('; ');
}

/** Returns a page's policy with the hash of another style. */
export const withStyleHash = (policy: string, own: string, style: string): string =>
  policy.replace(hash(own), () => hash(style));
