/** Elements that only draw. Their names are written as SVG writes them: case matters. */
const elements: ReadonlySet<string> = new Set([
  'circle',
  'clipPath',
  'defs',
  'desc',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'marker',
  'mask',
  'path',
  'pattern',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'svg',
  'symbol',
  'text',
  'textPath',
  'title',
  'tspan',
  'use',
]);

/** Attributes that place, shape or color. Neither `style` nor `class`: pages forbid the one and style the other. */
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

/** Whether an element of a drawing may be on a page (SEC-02). */
export const isSafeSvgElement = (name: string): boolean => elements.has(name);

const ownId = /^[\w.:-]{1,100}$/;

/** References inside a value, such as `url(#shade)`, with the ids as they are on the page. */
function withOwnReferences(value: string, prefix: string): string | undefined {
  const outside = value.replace(/url\(\s*["']?#([\w.:-]{1,100})["']?\s*\)/g, '');
  // Whatever else loads something, behind backslashes too, is refused.
  if (/[\\(]\s*(?:url|image|src)|url\s*\(|\\|[<>]/i.test(outside)) return undefined;
  return value.replace(
    /url\(\s*["']?#([\w.:-]{1,100})["']?\s*\)/g,
    (_whole, id: string) => `url(#${prefix}${id})`,
  );
}

/**
 * An attribute of a drawing as it may be on a page, or `undefined` when it may not (SEC-02). Ids get a prefix, so that
 * two drawings on one page do not take each other's; references lead to the drawing itself alone.
 *
 * @param name as SVG writes it; `xlink:href` becomes `href`.
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
