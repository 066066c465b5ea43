import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { recolored } from '#composer/brand/applyBrand.ts';
import { siteBrand } from '#composer/brand/siteBrand.ts';
import { brandFolder } from '#composer/cli/init/brandFolder.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { bankMark } from '#composer/publish/pictures/bankLogo.ts';
import { baseCss } from '#theme/baseCss.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { withBrands } from './brandFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-third-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const color = '#8a1538';
/** The demo with a brand that `portico new brand river --color "#8a1538" --bank "River & Sons"` writes. */
async function demoInRiver() {
  const demo = await withBrands('pages-json');
  const elmstone = demo.brands.get('elmstone')?.brand;
  if (!elmstone) throw new Error('The demo has lost its brand.');
  cpSync('pages-json', folder, { recursive: true });
  const paths = [...demo.files.keys(), ...demo.otherFiles.keys()];
  for (const [path, content] of brandFolder({ name: 'River & Sons', color }, 'pages-json', elmstone, paths)) {
    const file = join(folder, 'brands/river', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const site = await withBrands(folder, 'river');
  return { site, elmstone, river: siteBrand(site) };
}
const { site, elmstone, river } = await demoInRiver();

const shown = (file: string) => recolored(file, readFileSync(join(folder, file)), river).toString('utf8');

test('a brand made from one color has no problem: every pair of its colors contrasts enough in both schemes', () => {
  expect(site.brands.get('river')?.problems).toEqual([]);
  expect(river.folder).toBe('river');
});

test('it recolors every section', () => {
  const css = ({ tokens }: Brand) => baseCss(createPorticoTheme(tokens));
  const own = css(river);
  expect(own).toContain(color);
  for (const { brand, primary, secondary } of Object.values(elmstone.tokens.color))
    for (const hex of [brand.main, primary.main, secondary.main]) expect(own).not.toContain(hex);
});

test('it recolors every drawing of the site', () => {
  const isOwn = (hex: string) => Object.values(river.illustration).includes(hex);
  const foreign = Object.values(elmstone.illustration).filter((hex) => !isOwn(hex));
  expect(foreign.length).toBeGreaterThan(10);
  const drawings = [...site.otherFiles.keys()].filter((file) => /^media\/.*\.svg$/.test(file));
  expect(drawings.length).toBeGreaterThan(120);
  const left = drawings.filter((file) => foreign.some((hex) => shown(file).includes(hex)));
  expect(left).toEqual([]);
});

test('its cards have its name and its mark', () => {
  const card = shown('media/card-tide.svg');
  expect(card).toContain('>River &#38; Sons<');
  expect(card).toContain(bankMark);
  expect(card).not.toContain(elmstone.mark);
});
