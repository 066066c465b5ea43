// (e) Lighthouse of every page that search engines may list, in every language, or only of those that show rates.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lighthouse } from './lighthouse.mjs';
import { startDemo } from './process.mjs';
import { budget, median, table } from './report.mjs';

const rates =
  /"component": "(?:CardOfferRates|CdRateCards|DepositRatesTable|LoanRates|HomeEquityRates|CashOutRefinanceRates|PersonalLineRates|MortgageRates)"/;

/** Returns the paths of the pages in the sitemap. */
async function listedPaths(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
}

const sourceOf = (root, path) =>
  readFileSync(
    join(root, 'pages-json', path.replace(/\/$/, '/index').replace(/\.html$/, '') + '.json'),
    'utf8',
  );

/** A page whose first run is not perfect is tested twice more. The median counts. */
async function scoresOf(address) {
  const runs = [await lighthouse(address)];
  const more = runs[0].scores.every(([, score]) => score === 100) ? 0 : 2;
  for (let run = 0; run < more; run++) runs.push(await lighthouse(address));
  return {
    scores: runs[0].scores.map(([id], at) => [id, median(runs.map((run) => run.scores[at][1]))]),
    lcp: median(runs.map((run) => run.lcp)),
    blocking: median(runs.map((run) => run.tbt)),
    shift: Math.max(...runs.map((run) => run.cls)),
    failed: [...new Set(runs.flatMap((run) => run.failed))],
  };
}

/** Prints the scores of each page as they arrive, and the lowest of all at the end. */
async function report(origin, paths) {
  const least = new Map();
  const times = { LCP: [], 'blocking time': [] };
  let worst = { path: '', shift: 0 };
  for (const path of paths) {
    const { scores, lcp, blocking, shift, failed } = await scoresOf(origin + path);
    const shown = scores.map(([, score]) => score).join(' ');
    const figures = `LCP ${lcp.toFixed(0)} ms  blocked ${blocking.toFixed(0)} ms`;
    console.log(`${path}  ${shown}  ${figures}  ${failed.join(' ')}`.trimEnd());
    for (const [id, score] of scores) least.set(id, Math.min(least.get(id) ?? 100, score));
    times.LCP.push(lcp);
    times['blocking time'].push(blocking);
    if (shift > worst.shift) worst = { path, shift };
  }
  console.log('');
  table(
    ['', 'median ms', 'worst ms'],
    Object.entries(times).map(([name, all]) => [name, median(all).toFixed(0), Math.max(...all).toFixed(0)]),
  );
  console.log('');
  for (const [id, score] of least) budget(`the lowest ${id}`, score, 100, 'points', true);
  if (worst.path !== '') console.log(`The largest layout shift, ${worst.shift}, is on ${worst.path}.`);
  budget('layout shift', worst.shift, 0, '');
}

/** @param only Part of the addresses to test. By default, tests all. */
export async function benchLighthouse(root, { only = '' } = {}) {
  const server = await startDemo(root);
  try {
    const paths = (await listedPaths(server.origin)).filter((path) => path.includes(only));
    console.log(`\n(e) Lighthouse mobile of ${paths.length} pages\n`);
    await report(server.origin, paths);
  } finally {
    server.stop();
  }
}

export async function benchRates(root) {
  const server = await startDemo(root);
  try {
    const paths = (await listedPaths(server.origin)).filter((path) => rates.test(sourceOf(root, path)));
    console.log('\n(e) Lighthouse mobile of every page of rates\n');
    await report(server.origin, paths);
    budget('pages of rates', paths.length, 20, 'pages', true);
  } finally {
    server.stop();
  }
}
