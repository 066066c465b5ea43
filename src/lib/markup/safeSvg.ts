/** Elements that only draw. Names are case-sensitive, as in SVG. */
const elements: ReadonlySet<string> = new Set(
  (
    'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon ' +
    'polyline radialGradient rect stop svg symbol text textPath title tspan use'
  ).split(' '),
);

/**
 * Attributes for geometry, color and text. Excludes `style`, which pages forbid, and `class`, which would pick up the
 * page's styles.
 */
const attributes: ReadonlySet<string> = new Set(
  [
    'clip-path clip-rule color cx cy d direction display dominant-baseline dx dy fill fill-opacity fill-rule',
    'font-size font-style font-weight fx fy gradientTransform gradientUnits height href id lengthAdjust',
    'letter-spacing markerHeight markerUnits markerWidth marker-end marker-mid marker-start mask maskContentUnits',
    'maskUnits offset opacity orient overflow patternContentUnits patternTransform patternUnits pathLength points',
    'preserveAspectRatio r refX refY rotate rx ry shape-rendering spreadMethod startOffset stop-color stop-opacity',
    'stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity',
    'stroke-width text-anchor textLength transform unicode-bidi vector-effect viewBox visibility width',
    'word-spacing x x1 x2 y y1 y2',
  ]
    .join(' ')
    .split(' '),
);

/** Whether an SVG element is allowed on a page (SEC-02). */
export const isSafeSvgElement = (name: string): boolean => elements.has(name);

const ownId = /^[\w.:-]{1,100}$/;

const ownReference = /url\(\s*["']?#([\w.:-]{1,100})["']?\s*\)/g;

/** Functions of CSS values that compute, color or transform. Others, such as `image-set()`, can load resources. */
const functions: ReadonlySet<string> = new Set(
  [
    'calc min max clamp var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix',
    'matrix matrix3d translate translatex translatey translate3d scale scalex scaley rotate skew skewx skewy',
    'circle ellipse inset polygon path',
  ]
    .join(' ')
    .split(' '),
);

/** Returns the word at the end of the text before a parenthesis, in lower case. */
const functionName = (before: string): string =>
  before
    .trimEnd()
    .slice(-20)
    .split(/[^\w-]/)
    .at(-1)
    ?.toLowerCase() ?? '';

/** Prefixes the ids of references such as `url(#shade)`. Returns `undefined` if the value contains anything unsafe. */
function withOwnReferences(value: string, prefix: string): string | undefined {
  const outside = value.replace(ownReference, '');
  // Backslashes and comments could hide a function's name.
  if (/[\\<>]|\/\*/.test(outside)) return undefined;
  const called = outside.split('(').slice(0, -1).map(functionName);
  // A parenthesis without a name groups what is inside a function, such as `calc(2 * (1px + 2px))`.
  const isGroup = (name: string, index: number) => /^-?$/.test(name) && index > 0;
  if (!called.every((name, index) => functions.has(name) || isGroup(name, index))) return undefined;
  return value.replace(ownReference, (_whole, id: string) => `url(#${prefix}${id})`);
}

/**
 * Returns an SVG attribute in its safe form, or `undefined` if it is not allowed (SEC-02). Prefixes ids, so that two
 * drawings on one page do not clash. References may only point into the drawing itself.
 *
 * @param name as SVG spells it; `xlink:href` becomes `href`.
 */
export function safeSvgAttribute(
  name: string,
  value: string,
  prefix: string,
): readonly [name: string, value: string] | undefined {
  const own = name === 'xlink:href' ? 'href' : name;
  if (!attributes.has(own)) return undefined;
  if (own === 'id') return ownId.test(value) ? [own, prefix + value] : undefined;
  if (own === 'href')
    return value.startsWith('#') && ownId.test(value.slice(1))
      ? [own, `#${prefix}${value.slice(1)}`]
      : undefined;
  const safe = withOwnReferences(value, prefix);
  return safe === undefined ? undefined : [own, safe];
}
