// (e) Lighthouse of every page that shows rates, in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lighthouse } from './lighthouse.mjs';
import { startDemo } from './process.mjs';
import { budget, median, table } from './report.mjs';

const sections =
  /"component": "(?:CardOfferRates|CdRateCards|DepositRatesTable|LoanRates|HomeEquityRates|CashOutRefinanceRates|PersonalLineRates|MortgageRates)"/;

/** A page whose first run is not perfect is asked twice more; the middle counts. */
async function scoresOf(address) {
  const runs = [await lighthouse(address)];
  const more = runs[0].scores.every(([, score]) => score === 100) ? 0 : 2;
  for (let run = 0; run < more; run++) runs.push(await lighthouse(address));
  return {
    scores: runs[0].scores.map(([id], at) => [id, median(runs.map((run) => run.scores[at][1]))]),
    lcp: median(runs.map((run) => run.lcp)),
    shift: Math.max(...runs.map((run) => run.cls)),
    failed: [...new Set(runs.flatMap((run) => run.failed))],
  };
}

export async function benchRates(root) {
  const server = await startDemo(root);
  try {
    console.log('\n(e) Lighthouse mobile of every page of rates\n');
    const map = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)]
      .map(([, path]) => path)
      .filter((path) => path.endsWith('.html'))
      .filter((path) =>
        sections.test(readFileSync(join(root, 'pages-json', path.replace(/\.html$/, '.json')), 'utf8')),
      );
    const rows = [];
    const least = new Map();
    let shift = 0;
    for (const path of paths) {
      const found = await scoresOf(server.origin + path);
      rows.push([
        path,
        ...found.scores.map(([, score]) => score),
        found.lcp.toFixed(0),
        found.failed.join(' '),
      ]);
      for (const [id, score] of found.scores) least.set(id, Math.min(least.get(id) ?? 100, score));
      shift = Math.max(shift, found.shift);
    }
    table(['page', ...least.keys(), 'LCP ms', 'audits below 0.9'], rows);
    console.log('');
    budget('pages of rates', paths.length, 20, 'pages', true);
    for (const [id, score] of least) budget(`the lowest ${id}`, score, 100, 'points', true);
    budget('layout shift', shift, 0, '');
  } finally {
    server.stop();
  }
}
