import type { Theme } from '@mui/material/styles';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { chromiumLaunch } from '#tests/chromium.ts';
import { changes, complaint, exampleOf, measure } from '#tests/contract/themeChanges.ts';
import { baseCss } from '#theme/baseCss.ts';
import { brandTokens } from '#theme/brand.gen.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { variablesCss } from '#theme/variablesCss.ts';
import { withoutSchemes } from '#theme/withoutSchemes.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(() => browser.close());

const brand = createPorticoTheme(brandTokens);
const themes = changes.map((change) => [change, createPorticoTheme(brandTokens, change.theme)] as const);

/** Returns all examples of a section as published: their HTML, the page's rules and the section's. */
function published(section: AnySection, theme: Theme): string {
  const sections = Object.keys(section.examples).map((example) => {
    const { props, environment } = exampleOf(section, example);
    return renderSection(section, props, environment, withoutSchemes(theme));
  });
  const rules = new Map(sections.flatMap(({ css }) => [...css]));
  return [
    `<!doctype html><style>${variablesCss(theme)}${baseCss(theme)}</style>`,
    `<div id="rules"><style>${[...rules.values()].join('')}</style></div>`,
    `<div id="host">${sections.map(({ html }) => html).join('')}</div>`,
  ].join('');
}

/** Returns the level of a section. One without a script has neither an island nor a behavior. */
const levelOf = ({ hydrate, name }: AnySection) =>
  hydrate !== undefined ? 'island' : behaviourNames.has(name) ? 'behaviour' : 'html';

/** The levels on which each change was visible. */
const seen = new Map<string, Set<string>>(changes.map(({ what }) => [what, new Set()]));

describe.each([...registry.values()].map((section) => [section.name, section] as const))(
  '%s',
  (_name, section) => {
    test('a change of the theme shows wherever the published section has what it is about', async () => {
      await page.setContent(published(section, brand));
      const before = [];
      for (const [change] of themes) before.push(await page.evaluate(measure, change.shows));
      const complaints: string[] = [];
      for (const [at, [change, theme]] of themes.entries()) {
        const old = before[at];
        if (!old?.isShown) continue;
        seen.get(change.what)?.add(levelOf(section));
        await page.setContent(published(section, theme));
        const problem = complaint(change.shows, old, await page.evaluate(measure, change.shows));
        if (problem !== undefined) complaints.push(`${change.what}: ${problem}`);
      }
      expect(complaints).toEqual([]);
    });
  },
);

test.each([
  ['palette.primary', ['behaviour', 'html', 'island']],
  ['typography.button', ['behaviour', 'html', 'island']],
  ['shape.borderRadius', ['behaviour', 'html', 'island']],
  ['MuiButton.styleOverrides', ['behaviour', 'html', 'island']],
  ['MuiCard', ['html', 'island']],
  ['MuiLink', ['behaviour', 'html', 'island']],
])('%s was seen at %j', (what, levels) => {
  expect([...(seen.get(what) ?? [])]).toEqual(expect.arrayContaining(levels));
});
