/**
 * Files that islands share. Each is evaluated in a task of its own when an island is hydrated, because one large file
 * would block the page while the visitor is typing. There are few, because each is a request.
 */
const parts: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/],
  ['query', /node_modules[\\/]@tanstack[\\/]/],
  // What every themed component needs. MUI's components are bundled with the islands that use them.
  [
    'theme',
    /node_modules[\\/](?:@emotion|@mui[\\/](?:system|utils|styled-engine|private-theming)|stylis|@babel|hoist-non-react-statics|clsx|react-is)[\\/]|@mui[\\/]material[\\/](?:styles|utils|zero-styled|className|DefaultPropsProvider)[\\/]|virtual:portico[\\/]theme|portico:\w+-(?:default|create)-theme|src[\\/](?:theme|section-kit)[\\/]|composer[\\/]client[\\/]/,
  ],
];

/** Modules that several islands may share: components of MUI and of the library, services. */
const shared =
  /node_modules[\\/](?!react-hook-form|zod|@maskito|portico[\\/]lib)|src[\\/](?!sections[\\/]|forms[\\/])/;

/** A module of `shared` goes into the shared file if at least this many islands use it. */
const minIslands = 2;

/**
 * Returns the bundler's chunk groups.
 *
 * @param isOutside Whether a module belongs to a section package; those stay with their section.
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
