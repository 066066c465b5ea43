import { serializeStyles as serialize, type SerializedStyles } from '@emotion/serialize';
import { isConstant } from './resolveOnce.ts';

type Serialize = typeof serialize;

/** A node in a trie of style parts, with the styles that the parts up to here were serialized to. */
class Row {
  readonly next = new WeakMap<object, Row>();
  /** Next nodes for strings: class names that a component inherits from the one it extends. */
  readonly afterText = new Map<string, Row>();
  serialized: SerializedStyles | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether styles contain functions of props or of the theme. */
const asks = (styles: unknown): boolean =>
  typeof styles === 'function' || (isObject(styles) && Object.values(styles).some(asks));

const finished = new WeakSet<object>();

/** Whether a part always has the same result: it is already serialized, or a constant without functions. */
function isFinished(part: object): boolean {
  if (finished.has(part)) return true;
  const { name, styles } = part as Partial<SerializedStyles>;
  const isText = typeof name === 'string' && typeof styles === 'string';
  if (!isText && (!isConstant(part) || asks(part))) return false;
  finished.add(part);
  return true;
}

/** Values that add nothing to a style. */
const isNothing = (value: unknown) => value === undefined || value === null || typeof value === 'boolean';

/** Returns the node that parts lead to, or `undefined` if one of them can change between renders. */
function rowOf(parts: readonly unknown[], from: Row): Row | undefined {
  let row: Row | undefined = from;
  for (const part of parts) {
    if (row === undefined) return undefined;
    if (isNothing(part)) continue;
    if (typeof part === 'string') row = afterText(row, part);
    else if (Array.isArray(part)) row = rowOf(part, inside(row, part.length));
    else row = isObject(part) && isFinished(part) ? step(row, part) : undefined;
  }
  return row;
}

function step(row: Row, part: object): Row {
  const known = row.next.get(part) ?? new Row();
  row.next.set(part, known);
  return known;
}

/** Maximum number of strings after a node. More occur only for components whose style is different each time. */
const maxTexts = 50;

function afterText(row: Row, text: string): Row | undefined {
  const known = row.afterText.get(text);
  if (known !== undefined || row.afterText.size >= maxTexts) return known;
  const next = new Row();
  row.afterText.set(text, next);
  return next;
}

const lengths: object[] = [];

/** Emotion adds a semicolon after each item of a list, even an empty one, so lists of different lengths must differ. */
function inside(row: Row, length: number): Row {
  lengths[length] ??= {};
  return step(row, lengths[length]);
}

/** Calls a style function, and the functions that it returns, with these props. */
function answer(style: unknown, props: unknown): unknown {
  let given = style;
  while (typeof given === 'function' && !('__emotion_styles' in given)) given = given(props);
  return given;
}

const start = new Row();
const constants = new WeakMap<object, boolean>();

/**
 * Whether a style is an object without functions that is written directly in a component's styles: a module constant.
 */
function isOwnConstant(style: unknown): boolean {
  if (!isObject(style) || Array.isArray(style)) return false;
  const known = constants.get(style) ?? !asks(style);
  constants.set(style, known);
  return known;
}

/**
 * Emotion's `serializeStyles` with a cache for parts that are the same objects: module constants, and what MUI derived
 * from the theme. Emotion itself serializes and hashes a component's styles on every render.
 */
export const serializeStyles: Serialize = (styles, registered, props) => {
  const given = styles as readonly unknown[];
  // Tagged templates start with their strings. They are rare.
  if (props === undefined || Array.isArray(given[0])) return once(given, given, registered, props);
  const answers = given.map((style) => answer(style, props));
  return once(given, answers, registered, props);
};

function once(
  given: readonly unknown[],
  answers: readonly unknown[],
  registered: Parameters<Serialize>[1],
  props: Parameters<Serialize>[2],
): SerializedStyles {
  for (const [at, style] of given.entries())
    if (isObject(style) && answers[at] === style && isOwnConstant(style)) finished.add(style);
  const row = rowOf(answers, start);
  if (row === undefined || row === start)
    return serialize(answers as Parameters<Serialize>[0], registered, props);
  row.serialized ??= serialize(answers as Parameters<Serialize>[0], registered, props);
  return row.serialized;
}
