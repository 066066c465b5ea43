/** The file beside bundled modules with the licenses of the packages in them, as those demand of every copy. */
export const licensesFile = 'licenses.md';
