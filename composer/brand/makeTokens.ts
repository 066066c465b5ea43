import {
  type BrandTokens,
  type ColorTokens,
  type TypeStep,
  type TypeStepName,
  typeSteps,
} from '#theme/BrandTokens.ts';
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
  type ShadowLayer,
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

  length(id: string): string {
    return dimensionCss(this.value(id));
  }

  pixels(id: string): number {
    return inPixels(this.value<DimensionValue>(id));
  }

  milliseconds(id: string): number {
    return milliseconds(this.value(id));
  }

  fluid(id: string): string {
    return fluidCss(this.value(`${id}.min`), this.value(`${id}.max`));
  }

  shadow(id: string): string {
    return shadowCss(this.value<readonly ShadowLayer[]>(id));
  }

  #stack(families: string | readonly string[]): string {
    return fontFamilyCss(families, (family) =>
      this.#withFallback.has(family) ? fallbackFamily(family) : undefined,
    );
  }

  family(name: string): string {
    return this.#stack(this.value<readonly string[]>(`fontFamily.${name}`));
  }

  step(name: TypeStepName): TypeStep {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = this.value<TypographyValue>(
      `typography.${name}`,
    );
    const minSize = this.value<DimensionValue | undefined>(`minFontSize.${name}`);
    return {
      fontFamily: this.#stack(fontFamily),
      fontWeight,
      fontSize: fluidCss(minSize ?? fontSize, fontSize),
      lineHeight,
      letterSpacing: `${Number((inRem(letterSpacing) / inRem(fontSize)).toFixed(4))}em`,
    };
  }
}

type TypeTokens = Pick<BrandTokens, 'typography' | 'fontFamily' | 'fontWeight'>;

const typeTokens = (read: TokenReader): TypeTokens => ({
  // Each type step gets an entry.
  typography: Object.fromEntries(
    typeSteps.map((name) => [name, read.step(name)]),
  ) as BrandTokens['typography'],
  fontFamily: {
    heading: read.family('heading'),
    body: read.family('body'),
    chinese: read.family('chinese'),
  },
  fontWeight: {
    regular: read.value('fontWeight.regular'),
    medium: read.value('fontWeight.medium'),
    bold: read.value('fontWeight.bold'),
  },
});

function radiusTokens(read: TokenReader): BrandTokens['radius'] {
  const markTop = read.length('radius.markTop');
  const markBottom = read.length('radius.markBottom');
  return {
    control: read.pixels('radius.control'),
    card: read.length('radius.card'),
    small: read.length('radius.small'),
    pill: read.length('radius.pill'),
    mark: `${markTop} ${markTop} ${markBottom} ${markBottom}`,
  };
}

/**
 * Returns a brand's tokens as CSS values.
 *
 * @param light Values of all tokens in the light scheme. All required tokens must be present and have their type.
 * @param dark The same for the dark scheme. Only its colors are used.
 */
export function makeTokens(light: TokenValues, dark: TokenValues, fonts: readonly BrandFont[]): BrandTokens {
  const read = new TokenReader(light, fonts);
  return {
    color: { light: colorTokens(light), dark: colorTokens(dark) },
    ...typeTokens(read),
    radius: radiusTokens(read),
    spacing: inRem(read.value('spacing.step')),
    layout: {
      contentWidth: read.length('layout.contentWidth'),
      textWidth: read.length('layout.textWidth'),
      gutter: read.fluid('layout.gutter'),
      section: read.fluid('layout.section'),
      controlHeight: read.length('layout.controlHeight'),
    },
    stroke: {
      hairline: read.length('stroke.hairline'),
      strong: read.length('stroke.strong'),
      accent: read.length('stroke.accent'),
      focus: read.length('stroke.focus'),
    },
    shadow: {
      raised: read.shadow('shadow.raised'),
      overlay: read.shadow('shadow.overlay'),
      sticky: read.shadow('shadow.sticky'),
    },
    motion: {
      duration: {
        short: read.milliseconds('motion.duration.short'),
        standard: read.milliseconds('motion.duration.standard'),
      },
      easing: `cubic-bezier(${read.value<readonly number[]>('motion.easing').join(', ')})`,
    },
    breakpoint: { medium: read.pixels('breakpoint.medium'), large: read.pixels('breakpoint.large') },
  };
}
