/** Packages that were reported. */
const reported = new Set();

/**
 * Returns a Vite plugin that changes a module of a package, to make it faster. Another version of the package, in which
 * there is nothing to change, is used as it is, with one warning: it does the same, only slower.
 *
 * @param {object} patch
 * @param {string} patch.fits the package and the versions that were tried.
 * @param {RegExp} patch.module matches the path of the module.
 * @param {readonly (readonly [string | RegExp, string])[]} patch.changes texts and their replacements; all or none.
 * @param {string} [patch.imports] code to put before the module.
 */
export function modulePatch({ fits, module, changes, imports = '' }) {
  return {
    name: `portico:patch of ${fits}`,
    enforce: 'pre',
    transform(code, id) {
      if (!module.test(id)) return undefined;
      let text = code;
      for (const [from, to] of changes) {
        const before = text;
        text = before.replace(from, to);
        if (text !== before) continue;
        if (!reported.has(fits))
          console.warn(`portico: ${id} is not of ${fits}. It is used as it is, which is slower.`);
        reported.add(fits);
        return undefined;
      }
      return imports + text;
    },
  };
}
