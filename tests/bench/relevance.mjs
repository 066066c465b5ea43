// (j) Queries of customers of the demo bank: how many find the page with the answer among the first results.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { portico, startServer } from './process.mjs';
import { first, floor, questions } from './questions.mjs';
import { budget } from './report.mjs';

const profileOf = (locale) => (locale === 'en' ? 'main' : `main-${locale}`);

export async function benchRelevance(root) {
  const base = join(root, '.portico', 'bench');
  const site = join(base, 'relevance-site');
  mkdirSync(base, { recursive: true });
  await portico(root, ['build', '--pages', join(root, 'pages-json'), '--out', site]);
  const server = await startServer(root, [
    'composer/cli/portico.mjs',
    'serve',
    '--demo',
    '--site',
    site,
    '--port',
    '0',
    '--quiet',
  ]);
  try {
    console.log(`\n(j) ${questions.length} questions, and the pages among the first ${first} results\n`);
    let found = 0;
    for (const [locale, text, ...paths] of questions) {
      const body = JSON.stringify({ method: 'search.profile', profile: profileOf(locale), query: { text } });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.origin}/svt/elmstone/search`, { method: 'POST', headers, body });
      const { Result } = await answer.json();
      // A recommended page is above the results, and not among them.
      const links = Result.Links.map(({ Url }) => Url);
      const shown = [...links, ...Result.Docs.map(({ resulturl }) => resulturl)].slice(0, first);
      if (shown.some((path) => paths.includes(path))) found += 1;
      else console.log(`  missed: ${text} (${locale}); found ${shown.join(', ')}`);
    }
    budget('questions that found their page', found, floor, `of ${questions.length}`, true);
  } finally {
    server.stop();
  }
}
