/**
 * Width of a picture in a range of window widths: in `rem`, as a share of the page's column or of the window, or hidden.
 * In a column with several parts, `gaps` is subtracted first, in steps of the theme's spacing. `max` is in `rem`.
 */
export type PlaceWidth =
  | number
  | 'hidden'
  | { readonly window: number; readonly max: number }
  | { readonly share: number; readonly gaps?: number; readonly max?: number };

/**
 * Where a section shows a picture. The build generates the widths that it needs, and the check reports files that are
 * too small.
 */
export interface PicturePlace {
  /** In the narrowest windows, and in wider ones unless `md` or `lg` is given. */
  readonly xs: PlaceWidth;
  readonly md?: PlaceWidth;
  readonly lg?: PlaceWidth;
  /**
   * Aspect ratio (width divided by height) of the place in large windows, if it crops the picture. By default the place
   * keeps the picture's own.
   */
  readonly shape?: number;
}

/** A slot's share of the page's column. `gaps` is subtracted from the column first. */
interface ColumnShare {
  readonly share: number;
  readonly gaps?: number;
}

/**
 * A slot's share of the page's column: in the narrowest windows, and in wider ones unless `md` or `lg` is given.
 */
export interface SlotColumn {
  readonly xs: ColumnShare;
  readonly md?: ColumnShare;
  readonly lg?: ColumnShare;
}

/** Where a section shows its pictures, by prop path without indexes, such as `cards.image`. */
export type PicturePlaces<Props> = Readonly<Record<string, PicturePlace | ((props: Props) => PicturePlace)>>;

/**
 * Combines the gaps around a slot and those inside it, so that both can be subtracted from the page's column at once.
 */
const inColumn = <Width extends PlaceWidth>(width: Width, { share, gaps = 0 }: ColumnShare): Width =>
  typeof width === 'object' && 'share' in width
    ? { ...width, share: width.share * share, gaps: gaps + (width.gaps ?? 0) / share }
    : width;

/** Converts a place in a slotted section, or the column of a nested slot, to a share of the page's column. */
export function insideColumn<Place extends PicturePlace | SlotColumn>(
  place: Place,
  column: SlotColumn | undefined,
): Place {
  if (!column) return place;
  const { xs, md = xs, lg = md } = place;
  const { xs: narrow, md: middle = narrow, lg: wide = middle } = column;
  return {
    ...place,
    xs: inColumn(xs, narrow),
    md: inColumn(md, middle),
    lg: inColumn(lg, wide),
  };
}

/** Returns the column of a slot; `undefined` if the slot fills its section's column. */
export const columnOf = <Props>(
  slot: { readonly column?: SlotColumn | ((props: Props) => SlotColumn) } | undefined,
  props: Props,
): SlotColumn | undefined => (typeof slot?.column === 'function' ? slot.column(props) : slot?.column);

/** A brand's tokens that determine how wide the parts of a page are. */
export interface PlaceTokens {
  readonly layout: { readonly contentWidth: string; readonly gutter: string };
  readonly breakpoint: { readonly medium: number; readonly large: number };
  /** One step in `rem`. */
  readonly spacing: number;
}

const remPixels = 16;
const rem = (length: string) => Number.parseFloat(length) * remPixels;
const round = (number: number) => String(Math.round(number * 10_000) / 10_000).replace(/^0\./, '.');

function cssWidth(width: PlaceWidth, { layout, spacing }: PlaceTokens): string {
  if (width === 'hidden') return '1px';
  if (typeof width === 'number') return `${round(width)}rem`;
  if ('window' in width) return `min(${round(width.window * 100)}vw, ${round(width.max)}rem)`;
  const { share, gaps = 0, max } = width;
  const column = `min(100vw - 2 * ${layout.gutter}, ${layout.contentWidth})`;
  const parts = gaps === 0 ? column : `(${column} - ${round(gaps * spacing)}rem)`;
  const whole = share === 1 ? parts : `${parts} * ${round(share)}`;
  if (max !== undefined) return `min(${whole}, ${round(max)}rem)`;
  return whole === column ? whole : `calc(${whole})`;
}

/** Returns the `sizes` attribute for pictures in this place, from which a browser chooses a width before layout. */
export function placeSizes({ xs, md = xs, lg = md }: PicturePlace, tokens: PlaceTokens) {
  const { breakpoint } = tokens;
  const widths = [
    [`(min-width: ${breakpoint.large / remPixels}em) `, cssWidth(lg, tokens)],
    [`(min-width: ${breakpoint.medium / remPixels}em) `, cssWidth(md, tokens)],
    ['', cssWidth(xs, tokens)],
  ] as const;
  // Leave out a range with the same width as the next narrower one.
  return widths
    .filter(([, width], index) => width !== widths[index + 1]?.[1])
    .map(([condition, width]) => condition + width)
    .join(', ');
}

interface Pixels {
  readonly window: number;
  /** Width of the page's column. */
  readonly column: number;
}

function pixelWidth(width: PlaceWidth, { window, column }: Pixels, { spacing }: PlaceTokens): number {
  if (width === 'hidden') return 0;
  if (typeof width === 'number') return width * remPixels;
  if ('window' in width) return Math.min(window * width.window, width.max * remPixels);
  const { share, gaps = 0, max = Infinity } = width;
  return Math.min((column - gaps * spacing * remPixels) * share, max * remPixels);
}

/**
 * Returns the smallest and largest width at which a picture shows in this place, in CSS pixels, starting with a window
 * 320 pixels wide.
 */
export function shownWidths(
  { xs, md = xs, lg = md }: PicturePlace,
  tokens: PlaceTokens,
): { readonly least: number; readonly most: number } {
  const { layout, breakpoint } = tokens;
  const gutters = 2 * rem(layout.gutter.replace(/^clamp\(/, ''));
  const content = rem(layout.contentWidth);
  const at = (width: PlaceWidth, windowWidth: number) =>
    pixelWidth(width, { window: windowWidth, column: Math.min(windowWidth - gutters, content) }, tokens);
  const shown = [
    at(xs, 320),
    at(xs, breakpoint.medium - 1),
    at(md, breakpoint.medium),
    at(md, breakpoint.large - 1),
    at(lg, breakpoint.large),
    at(lg, content + gutters),
    at(lg, 1920),
  ].filter((width) => width > 0);
  return { least: Math.round(Math.min(...shown)), most: Math.round(Math.max(...shown)) };
}

/**
 * Returns the place that a section declares for a prop, or `undefined`.
 *
 * @param path such as `cards.image`.
 */
export function placeOf<Props>(
  places: PicturePlaces<Props> | undefined,
  path: string,
  props: Props,
): PicturePlace | undefined {
  const place = places && Object.hasOwn(places, path) ? places[path] : undefined;
  return typeof place === 'function' ? place(props) : place;
}
