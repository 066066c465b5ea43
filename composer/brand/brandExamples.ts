import { exampleSite, type ProblemExample, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { brandCodes } from './brandCodes.ts';

const names = { name: 'Plain Bank', legalName: 'Plain Bank, N.A.', shortName: 'Plain' };

/** Returns an example site whose brand has these token files. */
const withTokens = (
  files: Readonly<Record<string, unknown>>,
  fonts: readonly unknown[] = [],
): ProblemExample => ({
  'site.json': exampleSite({ brand: 'plain' }),
  'brands/plain/brand.json': { ...names, fonts },
  ...Object.fromEntries(
    Object.entries(files).map(([name, tokens]) => [`brands/plain/${name}.tokens.json`, tokens]),
  ),
});

const color = (hex: string, ...components: number[]) => ({
  $value: { colorSpace: 'srgb', components, hex },
});
const white = color('#ffffff', 1, 1, 1);
const palette = (tokens: Readonly<Record<string, unknown>>) => ({ palette: { $type: 'color', ...tokens } });
const text = (primary: unknown) => ({ color: { $type: 'color', text: { primary } } });

export const brandExamples: ProblemExamples<typeof brandCodes> = {
  'missing-brand-file': withTokens({}, [{ family: 'Plain Sans', weight: '400', file: 'fonts/plain.woff2' }]),
  'unknown-token-alias': withTokens({ 'color.light': text({ $value: '{palette.ink}' }) }),
  'token-alias-loop': withTokens({
    primitive: palette({ ink: { $value: '{palette.black}' }, black: { $value: '{palette.ink}' } }),
  }),
  'token-type': withTokens({
    'color.light': text({ $type: 'dimension', $value: { value: 2, unit: 'px' } }),
  }),
  'token-value': withTokens({ primitive: palette({ white: color('#fffffe', 1, 1, 1) }) }),
  'missing-token': withTokens({ primitive: palette({ white }) }),
  'unknown-token': withTokens({ 'color.light': { color: { $type: 'color', texts: { primary: white } } } }),
  'duplicate-token': withTokens({ primitive: palette({ white }), semantic: palette({ white }) }),
  'low-contrast': withTokens({
    'color.light': {
      color: {
        $type: 'color',
        text: { primary: color('#cccccc', 0.8, 0.8, 0.8) },
        background: { default: white },
      },
    },
  }),
};
