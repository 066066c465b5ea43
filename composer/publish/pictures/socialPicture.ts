import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { escapeHtml } from '#lib/markup/html.ts';
import { socialSize } from '#composer/render/documentHead.ts';
import type { Brand } from '#composer/page/Brand.ts';
import { openFont, textPaths } from './openFont.ts';
import { TextWidths } from './TextWidths.ts';

/** Increase this when pictures are drawn differently. */
const design = 1;

const margin = 88;
/** Height of the strip with the logo. */
const strip = 142;
const logo = { width: 361, height: 76 } as const;
/** Font sizes. The first at which the text fits is used. */
const sizes = [84, 76, 68, 60, 52, 46] as const;
const lineHeight = 1.14;
const room = { width: socialSize.width - 2 * margin, height: socialSize.height - strip - 2 * margin + 40 };

/** What a brand's social images are drawn with. Plain data, so it can be sent to a worker thread. */
export interface SocialBrand {
  readonly ground: string;
  readonly words: string;
  readonly accent: string;
  readonly paper: string;
  /** The brand's font for headings. A brand without one has no social images. */
  readonly font: { readonly file: string; readonly weight: number };
  /** The logo as an SVG. */
  readonly logo: string;
}

/** Returns the look of a brand's social images, or `undefined` if it has no heading font of its own or no logo. */
export function socialBrand(
  { tokens, fonts }: Brand,
  folder: string,
  logoText: string | undefined,
): SocialBrand | undefined {
  const { fontFamily, fontWeight } = tokens.typography.h1;
  const font = fonts.find(({ family, style }) => style === 'normal' && fontFamily.includes(family));
  if (!font || logoText === undefined) return undefined;
  const { brand, inverse, background } = tokens.color.light;
  return {
    ground: brand.main,
    words: brand.contrastText,
    accent: inverse.main,
    paper: background.default,
    font: { file: join(folder, font.file), weight: fontWeight },
    logo: logoText,
  };
}

/** Draws the social images of one brand: its background, a page's heading, its logo. */
export class SocialPictures {
  readonly #brand: SocialBrand;
  readonly #look: string;
  #font: Font | undefined;
  #widths: TextWidths | undefined;

  constructor(brand: SocialBrand) {
    this.#brand = brand;
    this.#look = createHash('sha256')
      .update(JSON.stringify([design, { ...brand, font: brand.font.weight }]))
      .update(readFileSync(brand.font.file))
      .digest('base64url');
  }

  /**
   * Returns the URL of a heading's image, or `undefined` if the heading does not fit, or contains characters (such as
   * Chinese) that the brand's font lacks.
   */
  address(heading: string): string | undefined {
    if (this.#lines(heading) === undefined) return undefined;
    const name = createHash('sha256').update(this.#look).update(heading).digest('base64url').slice(0, 16);
    return `/media/social/page.${name}.png`;
  }

  /** Returns the image of a heading as SVG. The heading must have an `address`. */
  svg(heading: string): string {
    const { ground, words, accent, paper, logo: drawing } = this.#brand;
    const { width, height } = socialSize;
    const { lines, size } = this.#lines(heading) ?? { lines: [], size: sizes[0] };
    const block = lines.length * size * lineHeight;
    const top = (height - strip - block) / 2 + size * 0.82 + 12;
    const font = this.#opened;
    const paths = lines.map((line, index) =>
      font ? textPaths(font, line, size, margin, top + index * size * lineHeight) : '',
    );
    const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<path fill="${escapeHtml(ground)}" d="M0 0h${width}v${height}H0z"/>`,
      `<path fill="${escapeHtml(accent)}" d="M${margin} ${top - size * 0.82 - 34}h72v7h-72z"/>`,
      `<g fill="${escapeHtml(words)}">${paths.join('')}</g>`,
      `<path fill="${escapeHtml(paper)}" d="M0 ${height - strip}h${width}v${strip}H0z"/>`,
      `<image href="${source}" x="${margin}" y="${height - strip / 2 - logo.height / 2}" width="${logo.width}" height="${logo.height}"/>`,
      '</svg>',
    ].join('');
  }

  get #opened(): Font | undefined {
    this.#font ??= openFont(this.#brand.font.file, this.#brand.font.weight);
    return this.#font;
  }

  /** Breaks the heading into lines at the largest size that fits. `undefined` if none does. */
  #lines(heading: string): { readonly lines: readonly string[]; readonly size: number } | undefined {
    const font = this.#opened;
    if (!font || heading === '') return undefined;
    this.#widths ??= new TextWidths(font);
    for (const size of sizes) {
      const lines = this.#widths.lines(heading, (room.width * font.unitsPerEm) / size);
      if (lines && lines.length * size * lineHeight <= room.height) return { lines, size };
    }
    return undefined;
  }
}
