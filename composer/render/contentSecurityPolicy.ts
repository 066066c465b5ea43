import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Thousands of pages share a script, and hundreds a style.
const known = new Map<string, string>();

function hash(text: string): string {
  const found = known.get(text) ?? sha256(text);
  if (known.size > 200) known.clear();
  known.set(text, found);
  return found;
}

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
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
