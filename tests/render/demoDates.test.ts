import { expect, test } from 'vitest';
import { registry } from '#sections/registry.gen.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { demoRates } from '#composer/publish/input/demoRates.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import { assets } from '#tests/bench/renderTimes.ts';

/** A Wednesday, long after the demo's rate files were written. */
const day = '2027-03-10';

test('RATE-15 months later, no page of the demo shows a date from when its rate files were written', () => {
  const site = loadSite('pages-json');
  const parts = siteParts({ ...site, rates: demoRates(site, day) }, new Date(`${day}T17:00:00Z`));
  const renderer = new SiteRenderer(parts, { registry, behaviours: behaviourNames }, assets);
  const dated: string[] = [];
  const wrong = [...site.pages.values()].flatMap((page) => {
    const input = pageInput(page, parts.brand);
    if (!input || /\/(branches|sucursales|articles)\//.test(input.path)) return [];
    const html = JSON.stringify(renderer.render(renderer.compose(input)));
    if (html.includes('as of March 10, 2027')) dated.push(input.path);
    const dates = html.match(
      /\b2026-\d\d-\d\d|[A-Z][a-z]+ \d{1,2}, 2026|\d{1,2} de [a-z]+ de 2026|2026年\d+月\d+日/g,
    );
    return dates ? [`${input.path}: ${[...new Set(dates)].join('; ')}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(dated).toEqual(
    expect.arrayContaining(['/auto-loan.html', '/home-equity.html', '/personal-loan.html']),
  );
});
