import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

// Thousands of pages share a script, and hundreds a style.
const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

const hash = (text: string): string => hashes.memo(text);

/**
 * The Content-Security-Policy of one page: its own inline script and style by hash, everything else from the site.
 *
 * @param connect further origins that islands may call.
 */
export function contentSecurityPolicy(
  script: string,
  style: string,
  connect: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${script === '' ? '' : ` ${hash(script)}`}`,
    `style-src 'self' ${hash(style)}`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
