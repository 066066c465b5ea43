import { expect, test } from 'vitest';
import { browserVersion } from './browserVersion.ts';

const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`${chrome} Safari/537.36`, 'chrome;v=140'],
  [`${chrome} Safari/537.36 Edg/141.0.0.0`, 'edge;v=141'],
  [`${safari} Version/26.1 Safari/605.1.15`, 'safari;v=26'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox;v=145'],
  ['', 'unknown;v=0'],
])('SA-04 %s is %s', (agent, version) => {
  expect(browserVersion(agent)).toBe(version);
});
