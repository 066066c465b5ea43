/**
 * How wide a picture shows in some windows: in `rem`, as a share of the page's column, or not at all. From a column
 * with several parts the `gaps` between them are taken first, in steps of the theme's spacing; `max` is in `rem`.
 */
export type PlaceWidth =
  | number
  | 'hidden'
  | { readonly share: number; readonly gaps?: number; readonly max?: number };

/** Where a section shows a picture. The build makes the widths that it needs, and the check knows if a file is too small. */
export interface PicturePlace {
  /** In the narrowest windows, and in wider ones where nothing else is said. */
  readonly small: PlaceWidth;
  readonly medium?: PlaceWidth;
  readonly large?: PlaceWidth;
  /** Width by height of the place in large windows, when it cuts off what does not fit; else it takes the picture's. */
  readonly shape?: number;
}

/** A share of the page's column that a slot has; the `gaps` are taken from the column first. */
interface ColumnShare {
  readonly share: number;
  readonly gaps?: number;
}

/** How much of the page's column a slot has: in the narrowest windows, and in wider ones where it is another part. */
export interface SlotColumn {
  readonly small: ColumnShare;
  readonly medium?: ColumnShare;
  readonly large?: ColumnShare;
}

/** Where a section shows its pictures, by the path of the prop without indexes: `cards.image`. */
export type PicturePlaces<Props> = Readonly<Record<string, PicturePlace | ((props: Props) => PicturePlace)>>;

/** Takes the gaps of the slot, and then those inside it, from the page's column at once. */
const inColumn = <Width extends PlaceWidth>(width: Width, { share, gaps = 0 }: ColumnShare): Width =>
  typeof width === 'object'
    ? { ...width, share: width.share * share, gaps: gaps + (width.gaps ?? 0) / share }
    : width;

/** A place in a section that stands in a slot, or the column of a slot in a slot, as a part of the page's column. */
export function insideColumn<Place extends PicturePlace | SlotColumn>(
  place: Place,
  column: SlotColumn | undefined,
): Place {
  if (!column) return place;
  const { small, medium = small, large = medium } = place;
  const { small: narrow, medium: middle = narrow, large: wide = middle } = column;
  return {
    ...place,
    small: inColumn(small, narrow),
    medium: inColumn(medium, middle),
    large: inColumn(large, wide),
  };
}

/** The column that a slot has; `undefined` where it is the whole column of its section. */
export const columnOf = <Props>(
  slot: { readonly column?: SlotColumn | ((props: Props) => SlotColumn) } | undefined,
  props: Props,
): SlotColumn | undefined => (typeof slot?.column === 'function' ? slot.column(props) : slot?.column);

/** The tokens of a brand that say how wide the parts of a page are. */
export interface PlaceTokens {
  readonly layout: { readonly contentWidth: string; readonly gutter: string };
  readonly breakpoint: { readonly medium: number; readonly large: number };
  /** `rem` of one step. */
  readonly spacing: number;
}

const remPixels = 16;
const rem = (length: string) => Number.parseFloat(length) * remPixels;
const round = (number: number) => String(Math.round(number * 10_000) / 10_000).replace(/^0\./, '.');

function cssWidth(width: PlaceWidth, { layout, spacing }: PlaceTokens): string {
  if (width === 'hidden') return '1px';
  if (typeof width === 'number') return `${round(width)}rem`;
  const { share, gaps = 0, max } = width;
  const column = `min(100vw - 2 * ${layout.gutter}, ${layout.contentWidth})`;
  const parts = gaps === 0 ? column : `(${column} - ${round(gaps * spacing)}rem)`;
  const whole = share === 1 ? parts : `${parts} * ${round(share)}`;
  if (max !== undefined) return `min(${whole}, ${round(max)}rem)`;
  return whole === column ? whole : `calc(${whole})`;
}

/** The attribute `sizes` of a picture in this place: what a browser chooses a width by before it knows the layout. */
export function placeSizes({ small, medium = small, large = medium }: PicturePlace, tokens: PlaceTokens) {
  const { breakpoint } = tokens;
  const widths = [
    [`(min-width: ${breakpoint.large}px) `, cssWidth(large, tokens)],
    [`(min-width: ${breakpoint.medium}px) `, cssWidth(medium, tokens)],
    ['', cssWidth(small, tokens)],
  ] as const;
  // A range that says the same as the next narrower one is left out.
  return widths
    .filter(([, width], index) => width !== widths[index + 1]?.[1])
    .map(([condition, width]) => condition + width)
    .join(', ');
}

/** @param column width of the page's column in CSS pixels. */
function pixelWidth(width: PlaceWidth, column: number, { spacing }: PlaceTokens): number {
  if (width === 'hidden') return 0;
  if (typeof width === 'number') return width * remPixels;
  const { share, gaps = 0, max = Infinity } = width;
  return Math.min((column - gaps * spacing * remPixels) * share, max * remPixels);
}

/** The least and the most CSS pixels that a picture in this place is wide: on the smallest phone, and anywhere. */
export function shownWidths(
  { small, medium = small, large = medium }: PicturePlace,
  tokens: PlaceTokens,
): { readonly least: number; readonly most: number } {
  const { layout, breakpoint } = tokens;
  const gutters = 2 * rem(layout.gutter.replace(/^clamp\(/, ''));
  const content = rem(layout.contentWidth);
  const at = (width: PlaceWidth, windowWidth: number) =>
    pixelWidth(width, Math.min(windowWidth - gutters, content), tokens);
  const shown = [
    at(small, 320),
    at(small, breakpoint.medium - 1),
    at(medium, breakpoint.medium),
    at(medium, breakpoint.large - 1),
    at(large, breakpoint.large),
    at(large, content + gutters),
  ].filter((width) => width > 0);
  return { least: Math.round(Math.min(...shown)), most: Math.round(Math.max(...shown)) };
}

/** The place that a section says a prop has; `undefined` where it says nothing. @param path `cards.image`. */
export function placeOf<Props>(
  places: PicturePlaces<Props> | undefined,
  path: string,
  props: Props,
): PicturePlace | undefined {
  const place = places && Object.hasOwn(places, path) ? places[path] : undefined;
  return typeof place === 'function' ? place(props) : place;
}
