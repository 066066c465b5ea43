/** Names in user agents, the more special first: Edge also calls itself Chrome, and Chrome Safari. */
const known = [
  ['edge', /\bEdg\/(\d+)/],
  ['opera', /\bOPR\/(\d+)/],
  ['firefox', /\bFirefox\/(\d+)/],
  ['chrome', /Chrome\/(\d+)/],
  ['safari', /\bVersion\/(\d+)/],
] as const;

/** The browser and its major version as `chrome;v=140`; `unknown;v=0` for one that says neither. */
export function browserVersion(agent: string = navigator.userAgent): string {
  for (const [name, pattern] of known) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name};v=${version}`;
  }
  return 'unknown;v=0';
}
