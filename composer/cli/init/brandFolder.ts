import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFromColor } from '#composer/brand/brandFromColor.ts';
import { colorFamilies } from '#composer/brand/colorFamilies.ts';
import { colorTokenFiles, illustrationColors } from '#composer/brand/colorTokenFiles.ts';
import type { Brand } from '#composer/page/Brand.ts';
import type { RegulatorName } from '#composer/page/regulators.ts';
import { setValue } from '#composer/problems/edit.ts';
import {
  bankIcon,
  bankLogo,
  bankMark,
  type LogoColors,
  type LogoLook,
} from '#composer/publish/pictures/bankLogo.ts';
import { contrast } from '#lib/color/contrast.ts';

/** Contents of files by their path, with forward slashes. */
export type FileContents = Map<string, string | Buffer>;

/** Contrast of a logo's mark with the page, if its color allows. */
const markContrast = 3;

/** Returns the colors of a logo, in which a bright or a dark brand color stays itself. */
function logoLook(base: string, font: LogoLook['font']): LogoLook {
  const { light, dark } = brandFromColor(base);
  const { isBright } = colorFamilies(base);
  const isShown = isBright || contrast(base, light['background.default'].hex) >= markContrast;
  const on = (mark: string, text: string): LogoColors => {
    const [bars = '#ffffff'] = ['#ffffff', light['brand.dark'].hex].toSorted(
      (one, other) => contrast(other, mark) - contrast(one, mark),
    );
    return { mark, bars, text };
  };
  return {
    light: on(isShown ? base : light['primary.main'].hex, light['text.primary'].hex),
    dark: on(dark['primary.main'].hex, dark['text.primary'].hex),
    ...(font && { font }),
  };
}

/** Returns the colors of illustrations for a new brand's color, by the names that the other brand has for its own. */
export function picturesIn(
  color: string,
  { illustration, tokens }: Pick<Brand, 'illustration' | 'tokens'>,
): Brand['illustration'] {
  const { primary, secondary } = tokens.color.light;
  const from = { base: illustration['brand'] ?? primary.main, accent: secondary.main };
  return illustrationColors(illustration, from, color);
}

interface NewBrand {
  /** The bank's name. */
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Who insures its deposits; by default, that of the other brand. */
  readonly regulator?: RegulatorName | undefined;
}

/**
 * Returns the files of a brand's folder, made from one color and another brand, which gives it fonts, type, and shapes.
 *
 * @param site Folder of the pages of the other brand.
 */
export function brandFolder(
  { name, color, regulator }: NewBrand,
  site: string,
  { folder, fonts, illustration, tokens }: Brand,
  paths: Iterable<string>,
): FileContents {
  const place = `brands/${folder}/`;
  const files: FileContents = new Map();
  for (const path of paths)
    if (path.startsWith(place)) files.set(path.slice(place.length), readFileSync(join(site, path)));
  for (const [file, value] of colorTokenFiles(color, picturesIn(color, { illustration, tokens })))
    files.set(file, `${JSON.stringify(value, null, 2)}\n`);
  let names = String(files.get('brand.json') ?? '{}');
  for (const key of ['name', 'legalName', 'shortName']) names = setValue(names, [key], name);
  names = setValue(names, ['mark'], bankMark);
  if (regulator) names = setValue(names, ['regulator'], regulator);
  files.set('brand.json', names);
  const { fontFamily, fontWeight } = tokens.typography.h1;
  const font = fonts.find(({ family, style }) => style === 'normal' && fontFamily.includes(family));
  const look = logoLook(color, font && { file: join(site, font.file), weight: fontWeight });
  files.set('media/logo.svg', bankLogo(name, look));
  files.set('media/favicon.svg', bankIcon(look));
  return files;
}
