/**
 * Bundles the composer, unless these sources already are.
 *
 * @returns the bundle's folder; its name is the digest of the sources.
 */
export function composerBundle(root: string): Promise<string>;
