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

/** Values of tokens by their paths; of the type that `requiredTokens` gives them. */
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

/**
 * A brand's tokens, ready for CSS.
 *
 * @param light values of all tokens in the light scheme; all that are required must be there and have their type.
 * @param dark the same in the dark scheme, of which colors are taken.
 */
export function makeTokens(light: TokenValues, dark: TokenValues, fonts: readonly BrandFont[]): BrandTokens {
  // The checker has seen each required token's type.
  const value = <Value>(id: string) => light.get(id) as Value;
  const dimension = (id: string) => value<DimensionValue>(id);
  const length = (id: string) => dimensionCss(dimension(id));
  const withFallback = new Set(
    fonts.filter(({ fallbacks }) => fallbacks.length > 0).map(({ family }) => family),
  );
  const stack = (families: string | readonly string[]) =>
    fontFamilyCss(families, (family) => (withFallback.has(family) ? fallbackFamily(family) : undefined));
  const family = (name: string) => stack(value<readonly string[]>(`fontFamily.${name}`));
  const fluid = (id: string) => fluidCss(dimension(`${id}.min`), dimension(`${id}.max`));
  const step = (name: TypeStepName): TypeStep => {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = value<TypographyValue>(
      `typography.${name}`,
    );
    const minSize = light.get(`minFontSize.${name}`) as DimensionValue | undefined;
    return {
      fontFamily: stack(fontFamily),
      fontWeight,
      fontSize: fluidCss(minSize ?? fontSize, fontSize),
      lineHeight,
      letterSpacing: `${Number((inRem(letterSpacing) / inRem(fontSize)).toFixed(4))}em`,
    };
  };
  const markTop = length('radius.markTop');
  const markBottom = length('radius.markBottom');
  return {
    color: { light: colorTokens(light), dark: colorTokens(dark) },
    // One entry for each step.
    typography: Object.fromEntries(typeSteps.map((name) => [name, step(name)])) as BrandTokens['typography'],
    fontFamily: { heading: family('heading'), body: family('body'), chinese: family('chinese') },
    fontWeight: {
      regular: value('fontWeight.regular'),
      medium: value('fontWeight.medium'),
      bold: value('fontWeight.bold'),
    },
    radius: {
      control: inPixels(dimension('radius.control')),
      card: length('radius.card'),
      small: length('radius.small'),
      pill: length('radius.pill'),
      mark: `${markTop} ${markTop} ${markBottom} ${markBottom}`,
    },
    spacing: inRem(dimension('spacing.step')),
    layout: {
      contentWidth: length('layout.contentWidth'),
      textWidth: length('layout.textWidth'),
      gutter: fluid('layout.gutter'),
      section: fluid('layout.section'),
      controlHeight: length('layout.controlHeight'),
    },
    stroke: {
      hairline: length('stroke.hairline'),
      strong: length('stroke.strong'),
      accent: length('stroke.accent'),
      focus: length('stroke.focus'),
    },
    shadow: {
      raised: shadowCss(value<readonly ShadowLayer[]>('shadow.raised')),
      overlay: shadowCss(value<readonly ShadowLayer[]>('shadow.overlay')),
      sticky: shadowCss(value<readonly ShadowLayer[]>('shadow.sticky')),
    },
    motion: {
      duration: {
        short: milliseconds(value('motion.duration.short')),
        standard: milliseconds(value('motion.duration.standard')),
      },
      easing: `cubic-bezier(${value<readonly number[]>('motion.easing').join(', ')})`,
    },
    breakpoint: {
      medium: inPixels(dimension('breakpoint.medium')),
      large: inPixels(dimension('breakpoint.large')),
    },
  };
}

const milliseconds = ({ value, unit }: DimensionValue) => (unit === 's' ? value * 1000 : value);
