import { serializeStyles as serialize } from '@emotion/serialize';

type Serialize = typeof serialize;
interface Kept {
  readonly styles: readonly unknown[];
  readonly serialized: ReturnType<Serialize>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether styles ask for props or for the theme, anywhere in them. */
const asks = (styles: unknown): boolean =>
  typeof styles === 'function' || (isObject(styles) && Object.values(styles).some(asks));

/** By the first part of a component's styles; `undefined` when they must be made anew each time. */
const kept = new WeakMap<object, Kept | undefined>();

/**
 * Emotion's `serializeStyles`, but once for styles that are objects and depend on nothing. These are constants of a
 * module, known by identity.
 */
export const serializeStyles: Serialize = (styles, registered, props) => {
  const [first] = styles as readonly unknown[];
  if (!isObject(first) || !styles.every(isObject)) return serialize(styles, registered, props);
  if (!kept.has(first))
    kept.set(first, asks(styles) ? undefined : { styles, serialized: serialize(styles, registered, props) });
  const known = kept.get(first);
  const isSame =
    known?.styles.length === styles.length && known.styles.every((part, at) => part === styles[at]);
  return known && isSame ? known.serialized : serialize(styles, registered, props);
};
