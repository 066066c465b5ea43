import { createHash } from 'node:crypto';

/** Adds a content hash to a file name: `logo.svg` becomes `logo.<digest>.svg`. */
export function hashedName(name: string, content: string | Uint8Array): string {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${digest}${name.slice(dot)}`;
}
