import { describe, expect, test } from 'vitest';
import { readBrands } from '#composer/brand/readBrand.ts';
import { reloadFile } from '#composer/page/loadSite.ts';
import { contrast } from '#lib/color/contrast.ts';
import { brandLines, brandProblems, withBrands, brandSite } from './brandFolder.ts';

const light = 'color.light.tokens.json';
const dark = 'color.dark.tokens.json';
const semantic = 'semantic.tokens.json';

test('the demo’s own brand has no problems', async () => {
  expect(await brandLines({})).toEqual([]);
});

describe('aliases', () => {
  test('one of no token is found at its place, with the nearest name', async () => {
    expect(await brandLines({ [light]: ['{palette.ink.900}', '{palette.inc.900}'] })).toEqual([
      `${light}:6:30 unknown-token-alias “color.text.primary” is an alias of “palette.inc.900”, which does not exist. Did you mean “{palette.ink.900}”?`,
    ]);
  });

  test('tokens that stand for each other are found once', async () => {
    const lines = await brandLines({
      [light]: [
        '"primary": { "$value": "{palette.ink.900}" }',
        '"primary": { "$value": "{color.text.secondary}" }',
      ],
      [dark]: undefined,
    });
    expect(lines.join('\n')).not.toContain('token-alias-loop');
    const loop = await brandLines({
      'primitive.tokens.json': [
        '"pure": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } }',
        '"pure": { "$value": "{palette.white.other}" }, "other": { "$value": "{palette.white.pure}" }',
      ],
    });
    expect(loop.filter((line) => line.includes('token-alias-loop'))).toEqual([
      'primitive.tokens.json:6:27 token-alias-loop These token aliases form a loop: palette.white.pure → palette.white.other → palette.white.pure.',
    ]);
  });

  test('a color that stands for a length is one of another type', async () => {
    expect(await brandLines({ [light]: ['{palette.ink.900}', '{stroke.focus}'] })).toContain(
      `${light}:6:30 token-type “color.text.primary” must be a color, not a dimension.`,
    );
  });
});

describe('values', () => {
  test('a unit that the format does not have', async () => {
    expect(
      await brandLines({ [semantic]: ['{ "value": 75, "unit": "rem" }', '{ "value": 75, "unit": "vw" }'] }),
    ).toEqual([
      expect.stringMatching(
        /^semantic\.tokens\.json:\d+:\d+ token-value The value of “layout\.contentWidth” is invalid: Unit vw not allowed\. Expected px or rem\.$/,
      ),
    ]);
  });

  test('a color as plain text, which the format no longer has', async () => {
    const lines = await brandLines({ [light]: ['"{palette.ink.900}"', '"#16241e"'] });
    expect(lines).toEqual([
      expect.stringContaining(
        `${light}:6:30 token-value The value of “color.text.primary” is invalid: Migrate`,
      ),
    ]);
  });

  test('components and hex of two colors', async () => {
    const lines = await brandLines({ 'primitive.tokens.json': ['"hex": "#f5f2ea"', '"hex": "#f5f2eb"'] });
    expect(lines).toEqual([
      'primitive.tokens.json:9:25 token-value The value of “palette.sand.50” is invalid: its “components” are #f5f2ea, but its “hex” is #f5f2eb.',
    ]);
  });
});

describe('names', () => {
  test('a token that is missing and the misspelt one', async () => {
    const problems = await brandProblems({ [dark]: ['"backdrop": {', '"backdrops": {'] });
    expect(problems.map(({ code, file, message }) => `${file} ${code} ${message}`)).toEqual([
      'brands/plain/color.dark.tokens.json missing-token The brand “plain” has no token “color.backdrop” in the dark scheme.',
      'brands/plain/color.dark.tokens.json unknown-token No part of the site uses a token named “color.backdrops”. Did you mean “color.backdrop”?',
    ]);
    expect(problems[0]?.hint).toBe('The brand defines “color.backdrops”. Is it a misspelling of this token?');
  });

  test('a token in two files', async () => {
    const lines = await brandLines({
      'illustration.tokens.json': [
        '{\n',
        '{\n "radius": { "card": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } },\n',
      ],
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^semantic\.tokens\.json:\d+:5 duplicate-token “radius\.card” is also defined in brands\/plain\/illustration\.tokens\.json/,
      ),
    ]);
  });

  test('a font file that is not there', async () => {
    expect(
      await brandLines({
        'brand.json': ['fonts/public-sans-400-650.woff2', 'fonts/public-sans-400-700.woff2'],
      }),
    ).toEqual([
      'brand.json:17:15 missing-brand-file There is no file brands/plain/fonts/public-sans-400-700.woff2. Did you mean “fonts/public-sans-400-650.woff2”?',
    ]);
  });

  test('a property that brand.json does not have', async () => {
    expect(await brandLines({ 'brand.json': ['"shortName"', '"shortname"'] })).toContainEqual(
      expect.stringContaining(
        'brand.json:5:3 unknown-property brand.json has no property “shortname”. Did you mean “shortName”?',
      ),
    );
  });

  test('a brand that is not there', async () => {
    expect(await brandLines({}, { brand: 'plane' })).toEqual([
      'site.json:4:12 unknown-brand There is no brand “plane”. Did you mean “plain”?',
    ]);
  });
});

describe('contrast', () => {
  test('text that cannot be read is found at its semantic token, with the nearest color that can', async () => {
    const [problem, ...others] = await brandProblems({ [light]: ['{palette.ink.600}', '{palette.ink.400}'] });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'low-contrast',
      file: 'brands/plain/color.light.tokens.json',
      line: 7,
      column: 32,
      pointer: '/color/text/secondary/$value',
      rule: 'WCAG 2.2, 1.4.3 and 1.4.11',
      received: '#83968c',
    });
    expect(problem?.message).toContain(
      '“color.text.secondary” is #83968c in the light scheme and does not stand out enough: text needs 4.5:1, and it has 3.13:1 on color.background.default, ',
    );
    const nearest = problem?.expected ?? '';
    expect(problem?.hint).toBe(`The nearest color that passes is ${nearest}.`);
    // It is used on the page, the band, pale fills and hairlines.
    for (const ground of ['#ffffff', '#f5f2ea', '#e4f0ea', '#dcd6c8'])
      expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(4.5);
    // It is no darker than necessary.
    expect(contrast(nearest, '#dcd6c8')).toBeLessThan(4.7);
  });

  test('shapes need three to one, in the dark scheme too', async () => {
    const problems = await brandProblems({ [dark]: ['"{palette.ink.400}"', '"{palette.ink.700}"'] });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(
      /^“color\.outline” is #31433b in the dark scheme .*: shapes need 3:1, and it has .* on color\.background\.default/,
    );
  });

  test('a color in a wide color space is measured by the color that other screens show', async () => {
    const wide = '{ "colorSpace": "display-p3", "components": [0.2, 0.3, 0.25], "hex": "#83968c" }';
    expect(await brandLines({ [light]: ['"{palette.ink.600}"', wide] })).toEqual([
      expect.stringContaining('“color.text.secondary” is #83968c in the light scheme'),
    ]);
    expect(
      await brandLines({ [light]: ['"{palette.ink.600}"', wide.replace(', "hex": "#83968c"', '')] }),
    ).toContainEqual(expect.stringContaining('a color in the display-p3 color space needs a “hex” fallback'));
  });
});

test('while a brand has errors, its last good state is used', async () => {
  const site = await withBrands(brandSite());
  const good = site.brands.get('plain')?.brand;
  expect(good?.tokens.radius.card).toBe('12px');
  reloadFile(site, `brands/plain/${light}`, '{ "color": {} }');
  await readBrands(site);
  expect(site.brands.get('plain')?.brand).toBe(good);
  expect(site.brands.get('plain')?.problems.length).toBeGreaterThan(30);
});
