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
      const at = Result.Docs.findIndex(({ resulturl }) => paths.includes(resulturl));
      if (at >= 0 && at < first) found += 1;
      else
        console.log(
          `  missed: ${text} (${locale}); found ${Result.Docs.slice(0, first).map(({ resulturl }) => resulturl)}`,
        );
    }
    budget('questions that found their page', found, floor, `of ${questions.length}`, true);
  } finally {
    server.stop();
  }
}
