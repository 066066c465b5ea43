import { type BrandTokens, type ColorTokens, type TypeStep, typeSteps } from '#theme/BrandTokens.ts';
import { fallbackFamily, type BrandFont } from '#theme/fontFaces.ts';
import { colorPaths } from './requiredTokens.ts';
import {
  colorCss,
  type ColorValue,
  dimensionCss,
  type DimensionValue,
  fluidCss,
  fontFamilyCss,
  inPixels,
  inRem,
  shadowCss,
} from './tokenCss.ts';

/** Values of tokens by their paths. Each has the type that `requiredTokens` gives it. */
export type TokenValues = ReadonlyMap<string, unknown>;

interface TypographyValue {
  readonly fontFamily: string | readonly string[];
  readonly fontSize: DimensionValue;
  readonly fontWeight: number;
  readonly lineHeight: number;
  readonly letterSpacing: DimensionValue;
}

function colorTokens(values: TokenValues): ColorTokens {
  const colors: Record<string, string | Record<string, string>> = {};
  for (const path of colorPaths) {
    const css = colorCss(values.get(`color.${path}`) as ColorValue);
    const [group = '', name] = path.split('.');
    if (name === undefined) colors[group] = css;
    else colors[group] = { ...(colors[group] as Record<string, string> | undefined), [name]: css };
  }
  // `colorPaths` names every color of the type.
  return colors as unknown as ColorTokens;
}

const milliseconds = ({ value, unit }: DimensionValue) => (unit === 's' ? value * 1000 : value);

/** Converts the tokens of one scheme to CSS. */
class TokenReader {
  readonly #values: TokenValues;
  /** Families that have fallback fonts with adjusted metrics. */
  readonly #withFallback: ReadonlySet<string>;

  constructor(values: TokenValues, fonts: readonly BrandFont[]) {
    this.#values = values;
    this.#withFallback = new Set(
      fonts.filter(({ fallbacks }) => fallbacks.length > 0).map(({ family }) => family),
    );
  }

  /** Returns the raw value. The check has already verified the type of each required token. */
  value<Value>(id: string): Value {
    return this.#values.get(id) as Value;
  }

  /** Returns a font stack with the fallback fonts of its families. */
  stack(families: string | readonly string[]): string {
    return fontFamilyCss(families, (family) =>
      this.#withFallback.has(family) ? fallbackFamily(family) : undefined,
    );
  }

  /** @param id Such as `typography.h1`. */
  step(id: string): TypeStep {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = this.value<TypographyValue>(id);
    const minSize = this.value<DimensionValue | undefined>(id.replace('typography', 'minFontSize'));
    return {
      fontFamily: this.stack(fontFamily),
      fontWeight,
      fontSize: fluidCss(minSize ?? fontSize, fontSize),
      lineHeight,
      letterSpacing: `${Number((inRem(letterSpacing) / inRem(fontSize)).toFixed(4))}em`,
    };
  }
}

/** Reads the tokens of these names in a group. */
const each = <Name extends string, Value>(
  group: string,
  names: readonly Name[],
  read: (id: string) => Value,
): Readonly<Record<Name, Value>> =>
  // Each name gets an entry.
  Object.fromEntries(names.map((name) => [name, read(`${group}.${name}`)])) as Record<Name, Value>;

/**
 * Returns a brand's tokens as CSS values.
 *
 * @param light Values of all tokens in the light scheme. All required tokens must be present and have their type.
 * @param dark The same for the dark scheme. Only its colors are used.
 */
export function makeTokens(light: TokenValues, dark: TokenValues, fonts: readonly BrandFont[]): BrandTokens {
  const read = new TokenReader(light, fonts);
  const length = (id: string) => dimensionCss(read.value(id));
  const pixels = (id: string) => inPixels(read.value(id));
  const fluid = (id: string) => fluidCss(read.value(`${id}.min`), read.value(`${id}.max`));
  const [markTop, markBottom] = [length('radius.markTop'), length('radius.markBottom')];
  const radius = (id: string) => length(light.has(id) ? id : 'radius.card');
  const [heroTop, heroBottom] = [radius('radius.heroTop'), radius('radius.heroBottom')];
  return {
    color: { light: colorTokens(light), dark: colorTokens(dark) },
    typography: each('typography', typeSteps, (id) => read.step(id)),
    fontFamily: each('fontFamily', ['heading', 'body', 'chinese'], (id) => read.stack(read.value(id))),
    fontWeight: each('fontWeight', ['regular', 'medium', 'bold'], (id) => read.value<number>(id)),
    radius: {
      control: pixels('radius.control'),
      ...each('radius', ['card', 'small', 'pill'], length),
      mark: `${markTop} ${markTop} ${markBottom} ${markBottom}`,
      hero: `${heroTop} ${heroTop} ${heroBottom} ${heroBottom}`,
      heroBottom,
    },
    spacing: inRem(read.value('spacing.step')),
    layout: {
      ...each('layout', ['contentWidth', 'textWidth'], length),
      ...each('layout', ['gutter', 'section'], fluid),
      controlHeight: length('layout.controlHeight'),
    },
    icon: {
      stroke: light.has('icon.stroke') ? length('icon.stroke') : '1.75px',
      tint: light.has('icon.tint') ? read.value<number>('icon.tint') : 0,
    },
    stroke: each('stroke', ['hairline', 'strong', 'accent', 'focus'], length),
    shadow: each('shadow', ['raised', 'overlay', 'sticky'], (id) => shadowCss(read.value(id))),
    motion: {
      duration: each('motion.duration', ['short', 'standard'], (id) => milliseconds(read.value(id))),
      easing: `cubic-bezier(${read.value<readonly number[]>('motion.easing').join(', ')})`,
    },
    breakpoint: each('breakpoint', ['medium', 'large'], pixels),
  };
}
