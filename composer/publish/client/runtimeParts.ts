/**
 * The files that islands share, each evaluated in a task of its own when an island is hydrated: one large file would block
 * the page of a visitor who is typing. Few, as each is a request.
 */
const parts: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/],
  ['query', /node_modules[\\/]@tanstack[\\/]/],
  // What every themed part needs; MUI's components come with the islands that use them.
  [
    'theme',
    /node_modules[\\/](?:@emotion|@mui[\\/](?:system|utils|styled-engine|private-theming)|stylis|@babel|hoist-non-react-statics|clsx|react-is)[\\/]|@mui[\\/]material[\\/](?:styles|utils|zero-styled|className|DefaultPropsProvider)[\\/]|virtual:portico[\\/]theme|portico:\w+-(?:default|create)-theme|src[\\/](?:theme|section-kit)[\\/]|composer[\\/]client[\\/]/,
  ],
];

/** Modules that several islands use: components of MUI and of the library, services. */
const shared =
  /node_modules[\\/](?!react-hook-form|zod|@maskito|portico[\\/]lib)|src[\\/](?!sections[\\/]|forms[\\/])/;

/** How many islands use a module of `shared`, at least, that stands in the file of several. */
const minIslands = 2;

/**
 * Groups of modules for the bundler.
 *
 * @param isOutside tells modules of packages that bring sections; they stand with their section.
 */
export function runtimeParts(isOutside: (id: string) => boolean) {
  const groups = parts.map(([name, modules], at) => ({
    name,
    priority: parts.length + 1 - at,
    test: (id: string) => modules.test(id) && !isOutside(id),
  }));
  const common = {
    name: 'parts',
    priority: 1,
    minShareCount: minIslands,
    test: (id: string) => shared.test(id) && !isOutside(id),
  };
  return [...groups, common];
}
