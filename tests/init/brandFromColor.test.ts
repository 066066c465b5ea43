import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brandFromColor } from '#composer/brand/brandFromColor.ts';
import { over } from '#composer/brand/contrastProblems.ts';
import { contrast } from '#lib/color/contrast.ts';
import { colorPairs } from '#theme/colorPairs.ts';
import { newSite, portico, sitesFolder } from './newSite.ts';

const { illustration } = JSON.parse(
  readFileSync(
    'composer/cli/init/template/pages-json/brands/northfield-bank/illustration.tokens.json',
    'utf8',
  ),
) as { illustration: Record<string, { $value: { hex: string } } | undefined> };

const { folder, remove } = sitesFolder();
afterAll(remove);

const hard = {
  yellow: '#ffd100',
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  red: '#e3000f',
  lime: '#bfff00',
  blue: '#0000ff',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#4b2e14',
  orange: '#ff6a00',
  violet: '#5c1a8b',
} as const;

/** Returns the pairs of a brand's colors that do not contrast enough. */
const lowPairs = (base: string) =>
  Object.entries(brandFromColor(base)).flatMap(([scheme, colors]) =>
    colorPairs
      .filter(({ color, ground, below, min }) => {
        const { hex, alpha = 1 } = colors[ground];
        const seen = below === undefined ? hex : over(hex, alpha, colors[below].hex);
        return contrast(colors[color].hex, seen) < min;
      })
      .map(({ color, ground }) => `${base} ${scheme} ${color} on ${ground}`),
  );

describe('a brand made from one color', () => {
  test.each(Object.entries(hard))('passes the check if the color is %s', async (name, color) => {
    const site = await newSite(folder, name, '--color', color);
    expect(await portico(site, 'check')).toEqual({
      code: 0,
      out: expect.stringMatching(/^No problems/),
      error: '',
    });
  });

  test('has enough contrast in both schemes, whatever the color', () => {
    const steps = Array.from({ length: 9 }, (_none, at) => Math.min(255, at * 32));
    const hex = (channel: number) => channel.toString(16).padStart(2, '0');
    const colors = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
    );
    expect(colors.flatMap(lowPairs)).toEqual([]);
  });

  test('is used as it is where it has enough contrast', () => {
    expect(brandFromColor('#0b5d4b').light['primary.main'].hex).toBe('#0b5d4b');
    expect(brandFromColor('#ffd100').light['inverse.main'].hex).toBe('#ffd100');
    expect(brandFromColor('#ffd100').dark['primary.main'].hex).toBe('#ffd100');
  });

  test('recolors the pictures of a new site', async () => {
    const site = await newSite(folder, 'violet-pictures', '--color', hard.violet);
    const picture = readFileSync(join(site, 'pages-json/media/town.svg'), 'utf8');
    expect(picture).toContain(hard.violet);
    // Greens of the template's own pictures. Paper and sand stay.
    for (const green of ['brand', 'deep', 'mid', 'soft', 'pale', 'mist'])
      expect(picture).not.toContain(illustration[green]?.$value.hex);
  });

  test('is what the template’s own brand has', async () => {
    const site = await newSite(folder, 'northfield-bank', '--name', 'Northfield Bank');
    const place = 'pages-json/brands/northfield-bank';
    for (const file of ['primitive', 'color.light', 'color.dark', 'illustration']) {
      const read = (root: string): unknown =>
        JSON.parse(readFileSync(join(root, place, `${file}.tokens.json`), 'utf8'));
      expect(read(site)).toEqual(read('composer/cli/init/template'));
    }
  });
});
