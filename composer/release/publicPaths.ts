/** Prefixes of the paths that the server's services answer. All other paths are pages and files. */
export const servicePaths = ['/svt/', '/content/content/', '/voice/', '/csp-report'] as const;

/** Paths of files whose names contain a hash of their content. Also valid in nginx. */
export const hashedPath = /^\/(?:(?:assets|media)\/.*\.[\w-]{8,}\.\w+|documents\/.*\.v[\w-]{10}\.pdf)$/;

/** Whether the name of a public file contains a hash of its content, so that it never changes. */
export const isHashedPath = (path: string): boolean => hashedPath.test(path);

/** `Cache-Control` of files that never change, and of all others. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;
