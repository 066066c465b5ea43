import { createHash } from 'node:crypto';

/**
 * Returns the address of one version of a document: `/documents/fees.vMhVb4kq0dA.pdf`. Of its content rather than a date,
 * so that the same content has one address, and two versions of a day have two.
 */
export function versionPath(path: string, content: Uint8Array): string {
  const mark = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  return path.replace(/\.pdf$/, `.v${mark}.pdf`);
}

/** Whether a path is that of a version, whose content never changes. */
export const isVersionPath = (path: string): boolean => /^\/documents\/.*\.v[\w-]{10}\.pdf$/.test(path);
