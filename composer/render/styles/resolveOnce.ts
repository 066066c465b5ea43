interface Props {
  readonly theme?: object;
}
type Style = (props: Props) => unknown;
interface Kept {
  readonly theme: object | undefined;
  readonly value: unknown;
}

const kept = new WeakMap<Style, Kept>();
/** Functions that read more than the theme. */
const asking = new WeakSet<Style>();
const constants = new WeakSet<object>();
const withoutVariants = new WeakMap<object, object>();

/**
 * Whether an object was returned by `resolveOnce`, or is part of one: it is the same object while the theme is the
 * same.
 */
export const isConstant = (style: object): boolean => constants.has(style);

function markConstant(style: unknown): void {
  if (typeof style !== 'object' || style === null) return;
  constants.add(style);
  if (Array.isArray(style)) for (const part of style) markConstant(part);
  else if ('variants' in style && Array.isArray(style.variants))
    for (const variant of style.variants as readonly { style?: unknown }[]) markConstant(variant.style);
}

/**
 * Returns the result of a component's style function. Memoized by theme if the function only reads the theme, as MUI's
 * `memoTheme` does for functions that it wraps.
 */
export function resolveOnce(style: Style, props: Props): unknown {
  if (asking.has(style)) return style(props);
  const known = kept.get(style);
  if (known && known.theme === props.theme) return known.value;
  let isAsking = false;
  const note = () => {
    isAsking = true;
  };
  const watched = new Proxy(props, {
    get(target, name) {
      if (name !== 'theme') note();
      return Reflect.get(target, name);
    },
    has(target, name) {
      note();
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      note();
      return Reflect.ownKeys(target);
    },
  });
  const value = style(watched);
  if (isAsking) {
    asking.add(style);
    return style(props);
  }
  markConstant(value);
  kept.set(style, { theme: props.theme, value });
  return value;
}

/** Returns styles without their variants. Memoized for constant styles. */
export function plainStyles(styles: { readonly variants?: unknown }): object {
  const known = withoutVariants.get(styles);
  if (known) return known;
  const { variants: _variants, ...plain } = styles;
  if (!constants.has(styles)) return plain;
  constants.add(plain);
  withoutVariants.set(styles, plain);
  return plain;
}
