// npm run bench [-- page|weight|islands|build|patches|mui|check|serve|start|rollout|search|relevance|forms|limits|rates|
// lighthouse|dev]: prints the figures, and those that miss their target.
import { ensureBrowser } from '#composer/cli/browser.ts';
import { root } from '#composer/cli/prepare.mjs';

const parts = {
  page: async () => {
    ensureBrowser();
    return (await import('./page.mjs')).benchPage(root);
  },
  weight: async () => (await import('./weight.mjs')).benchWeight(root),
  // Only the last part of "page".
  islands: async () => {
    ensureBrowser();
    const { ISLANDS, LOADS } = process.env;
    const options = { only: ISLANDS?.split(','), loads: LOADS && Number(LOADS) };
    return (await import('./interactions.mjs')).benchIslands(root, options);
  },
  build: async () => (await import('./build.mjs')).benchBuild(root),
  patches: async () => (await import('./patches.mjs')).benchPatches(root),
  // Figures without a target.
  mui: async () => (await import('./mui.mjs')).benchMui(root),
  check: async () => (await import('./check.mjs')).benchCheck(root),
  serve: async () => (await import('./serve.mjs')).benchServe(root),
  start: async () => (await import('./start.mjs')).benchStart(root),
  rollout: async () => (await import('./start.mjs')).benchRollout(root),
  search: async () => (await import('./search.mjs')).benchSearch(root),
  relevance: async () => (await import('./relevance.mjs')).benchRelevance(root),
  forms: async () => (await import('./forms.mjs')).benchForms(root),
  limits: async () => (await import('./limits.mjs')).benchLimits(root),
  rates: async () => {
    ensureBrowser();
    return (await import('./lighthousePages.mjs')).benchRates(root);
  },
  // All pages, which takes some twenty minutes. PAGES selects those whose address contains it.
  lighthouse: async () => {
    ensureBrowser();
    return (await import('./lighthousePages.mjs')).benchLighthouse(root, { only: process.env.PAGES });
  },
  dev: async () => {
    ensureBrowser();
    const { SIZES } = process.env;
    return (await import('./dev.mjs')).benchDev(root, { sizes: SIZES?.split(',').map(Number) });
  },
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown[0]}". There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const apart = new Set(['islands', 'lighthouse', 'mui']);
const all = Object.keys(parts).filter((name) => !apart.has(name));
for (const name of wanted.length > 0 ? wanted : all) await parts[name]();
const { missed } = await import('./report.mjs');
if (missed().length > 0) {
  console.log(`\n${missed().length} below what is wanted:`);
  for (const text of missed()) console.log(`  ${text}`);
  process.exitCode = 1;
}
