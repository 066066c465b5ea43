/**
 * Bundles the composer with the sections of the site's packages, unless these sources already are.
 *
 * @param packages names, and the folders in whose `node_modules`, or in those above, they are looked for.
 * @returns the bundle's folder; its name is the digest of the sources.
 */
export function composerBundle(
  root: string,
  packages?: { readonly names: readonly string[]; readonly from: readonly string[] },
  library?: string,
): Promise<string>;
