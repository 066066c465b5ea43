import { channelsOf, hexOfOklch, oklchOf } from '#lib/color/oklab.ts';
import type { ColorPath } from '#theme/colorPairs.ts';
import { brandFromColor, type SchemeColors } from './brandFromColor.ts';
import { colorFamilies, type Family, hueDistance, type Swatch } from './colorFamilies.ts';
import { illustrationGroup } from './requiredTokens.ts';
import type { Scheme } from './TokenFile.ts';

/** A value of the Design Tokens format. */
const colorValue = (hex: string, alpha?: number) => ({
  colorSpace: 'srgb',
  components: channelsOf(hex).map((channel) => Number(channel.toFixed(4))),
  ...(alpha !== undefined && { alpha }),
  hex,
});

interface Token {
  readonly $value: ReturnType<typeof colorValue> | string;
}

/** The palette of a brand: the name of each color, by its family and value. */
class Palette {
  readonly #names = new Map<Family, Map<string, string>>();

  constructor(base: string, schemes: readonly SchemeColors[]) {
    this.#family('base').set(base, 'exact');
    for (const colors of schemes) for (const swatch of Object.values(colors)) this.#add(swatch);
  }

  #family(family: Family): Map<string, string> {
    const names = this.#names.get(family) ?? new Map<string, string>();
    this.#names.set(family, names);
    return names;
  }

  #add({ family, hex, alpha }: Swatch): void {
    const names = this.#family(family);
    if (alpha !== undefined || names.has(hex)) return;
    const tone = String(Math.round(oklchOf(hex).lightness * 100));
    const isTaken = (name: string) => [...names.values()].includes(name);
    let name = tone;
    for (let more = 2; isTaken(name); more++) name = `${tone}-${more}`;
    names.set(hex, name);
  }

  /** Returns the token of a swatch: an alias of the palette, or a translucent color. */
  token({ family, hex, alpha }: Swatch): Token {
    const name = this.#names.get(family)?.get(hex);
    const isAlias = alpha === undefined && name !== undefined;
    return { $value: isAlias ? `{palette.${family}.${name}}` : colorValue(hex, alpha) };
  }

  file() {
    const families = [...this.#names].map(([family, names]) => {
      const tones = [...names].toSorted(
        ([one], [other]) => oklchOf(other).lightness - oklchOf(one).lightness,
      );
      return [family, Object.fromEntries(tones.map(([hex, name]) => [name, { $value: colorValue(hex) }]))];
    });
    return {
      palette: {
        $type: 'color',
        $description:
          'The brand’s colors, by their lightness in percent. Pages never name them: the schemes do.',
        ...Object.fromEntries(families),
      },
    };
  }
}

/** Returns the token file of a scheme. */
function schemeFile(scheme: Scheme, colors: SchemeColors, palette: Palette) {
  const groups: Record<string, Token | Record<string, Token>> = {};
  // The keys of the record are these paths.
  for (const path of Object.keys(colors) as ColorPath[]) {
    const [name = '', member] = path.split('.');
    const token = palette.token(colors[path]);
    groups[name] = member === undefined ? token : { ...groups[name], [member]: token };
  }
  return { color: { $type: 'color', $description: `The ${scheme} scheme.`, ...groups } };
}

/** A color and its companion, from which illustrations are recolored. */
interface Hues {
  readonly base: string;
  readonly accent: string;
}

/**
 * Returns the colors of a brand's illustrations by name, made from those of another brand: colors near its main hues
 * become tones of the new ones, and the others, such as paper and sand, stay.
 */
export function illustrationColors(
  illustration: Readonly<Record<string, string>>,
  from: Hues,
  base: string,
): Readonly<Record<string, string>> {
  const { brand, deep, accent } = colorFamilies(base);
  const [own, companion, target] = [oklchOf(from.base), oklchOf(from.accent), oklchOf(base)];
  const ratio = target.chroma / Math.max(own.chroma, 0.03);
  const recolor = (hex: string) => {
    if (hex === from.base) return base;
    const { lightness, chroma, hue } = oklchOf(hex);
    if (chroma < 0.025) return hex;
    const toOwn = hueDistance(hue, own.hue);
    if (toOwn < 45 && toOwn <= hueDistance(hue, companion.hue))
      return (lightness < 0.6 ? deep : brand)(lightness, chroma * ratio).hex;
    if (hueDistance(hue, companion.hue) > 25 || chroma < 0.06) return hex;
    const { hue: accentHue } = oklchOf(accent(lightness).hex);
    return hexOfOklch({ lightness, chroma, hue: accentHue });
  };
  return Object.fromEntries(Object.entries(illustration).map(([name, hex]) => [name, recolor(hex)]));
}

const illustrationFile = (colors: Readonly<Record<string, string>>) => ({
  [illustrationGroup]: {
    $type: 'color',
    $description:
      'Colors of the site’s pictures. Another brand’s pictures have its colors of the same names.',
    ...Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, { $value: colorValue(hex) }])),
  },
});

/**
 * Returns the token files of a brand that follow from its color, by their names in the brand's folder.
 *
 * @param base `#rrggbb`.
 * @param illustration The colors of its illustrations; see `illustrationColors`.
 */
export function colorTokenFiles(
  base: string,
  illustration: Readonly<Record<string, string>>,
): ReadonlyMap<string, object> {
  const { light, dark } = brandFromColor(base);
  const palette = new Palette(base, [light, dark]);
  return new Map<string, object>([
    ['primitive.tokens.json', palette.file()],
    ['color.light.tokens.json', schemeFile('light', light, palette)],
    ['color.dark.tokens.json', schemeFile('dark', dark, palette)],
    ['illustration.tokens.json', illustrationFile(illustration)],
  ]);
}
