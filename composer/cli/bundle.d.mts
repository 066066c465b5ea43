/**
 * Bundles the composer with the sections of the site's packages, unless a bundle of the same sources exists.
 *
 * @param packages Package names, and the folders from which their `node_modules` are searched upward.
 * @returns The bundle's folder, which is named after the digest of the sources.
 */
export function composerBundle(
  root: string,
  packages?: { readonly names: readonly string[]; readonly from: readonly string[] },
  library?: string,
): Promise<string>;
