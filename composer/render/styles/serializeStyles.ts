import { serializeStyles as serialize, type SerializedStyles } from '@emotion/serialize';
import { isConstant } from './resolveOnce.ts';

type Serialize = typeof serialize;

/** Styles that were made of a row of parts, by these parts one after the other. */
class Row {
  readonly next = new WeakMap<object, Row>();
  /** After text: what a part made of another part takes over from it. */
  readonly afterText = new Map<string, Row>();
  serialized: SerializedStyles | undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether styles ask for props or for the theme, anywhere in them. */
const asks = (styles: unknown): boolean =>
  typeof styles === 'function' || (isObject(styles) && Object.values(styles).some(asks));

const finished = new WeakSet<object>();

/** Whether a part is the same whenever it is this object: it was made to text, or is a constant that asks nothing. */
function isFinished(part: object): boolean {
  if (finished.has(part)) return true;
  const { name, styles } = part as Partial<SerializedStyles>;
  const isText = typeof name === 'string' && typeof styles === 'string';
  if (!isText && (!isConstant(part) || asks(part))) return false;
  finished.add(part);
  return true;
}

/** Nothing is in a style's text of these. */
const isNothing = (value: unknown) => value === undefined || value === null || typeof value === 'boolean';

/** The row that parts lead to; `undefined` when one of them may be another thing the next time. */
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

/** Texts after a row that are kept: more are of a part whose style is different each time. */
const maxTexts = 50;

function afterText(row: Row, text: string): Row | undefined {
  const known = row.afterText.get(text);
  if (known !== undefined || row.afterText.size >= maxTexts) return known;
  const next = new Row();
  row.afterText.set(text, next);
  return next;
}

const lengths: object[] = [];

/** Emotion puts a semicolon after each part of a list, also after one that is nothing. */
function inside(row: Row, length: number): Row {
  lengths[length] ??= {};
  return step(row, lengths[length]);
}

/** What a function of a component's styles gives for these props. */
function answer(style: unknown, props: unknown): unknown {
  let given = style;
  while (typeof given === 'function' && !('__emotion_styles' in given)) given = given(props);
  return given;
}

const start = new Row();
const constants = new WeakMap<object, boolean>();

/** Objects that stand in a component's styles themselves are constants of a module. */
function isOwnConstant(style: unknown): boolean {
  if (!isObject(style) || Array.isArray(style)) return false;
  const known = constants.get(style) ?? !asks(style);
  constants.set(style, known);
  return known;
}

/**
 * Emotion's `serializeStyles`, but once for parts that are the same objects: constants of a module, and what MUI made
 * of a theme's styles. Emotion itself makes the text of a component's styles, and its digest, whenever it is rendered.
 */
export const serializeStyles: Serialize = (styles, registered, props) => {
  const given = styles as readonly unknown[];
  // A template's texts come first; they are rare.
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
