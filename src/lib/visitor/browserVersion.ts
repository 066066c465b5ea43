/** Patterns in user agent strings, most specific first: Edge also claims to be Chrome, and Chrome to be Safari. */
const browsers = [
  ['edge', /\bEdg\/(\d+)/],
  ['opera', /\bOPR\/(\d+)/],
  ['firefox', /\bFirefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /\bVersion\/(\d+)/],
] as const;

/** Returns the browser and its major version, e.g. `chrome;v=140`, or `unknown;v=0`. */
export function browserVersion(agent: string = navigator.userAgent): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name};v=${version}`;
  }
  return 'unknown;v=0';
}
