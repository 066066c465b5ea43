import type { Choice } from '#lib/values/Choice.ts';

/** Replaces a list of choices in an island's data if the island's HTML already contains them. */
interface ChoicesMark {
  /** Id of the select that has the choices as its options. */
  readonly choicesOf: string;
}

/** Minimum number of choices for which reading them from the page is worthwhile. */
const leastChoices = 20;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'label' in value &&
  typeof value.value === 'string' &&
  typeof value.label === 'string' &&
  Object.keys(value).length === 2;

const isMark = (value: unknown): value is ChoicesMark =>
  typeof value === 'object' &&
  value !== null &&
  'choicesOf' in value &&
  typeof value.choicesOf === 'string' &&
  Object.keys(value).length === 1;

const isSame = (some: readonly Choice[], others: readonly Choice[]) =>
  some.length === others.length &&
  some.every(({ value, label }, index) => value === others[index]?.value && label === others[index].label);

/**
 * Leaves out of an island's props the long lists of choices that its HTML contains: countries and states alone are half
 * of a form's data.
 */
export class ChoicesInHtml {
  /** The lists that were left out, by the id of the select that contains them. */
  readonly leftOut = new Map<string, readonly Choice[]>();
  readonly #selects: ReadonlyMap<string, readonly Choice[]>;

  /** @param selects the choices of each select in the HTML, by its id, without the empty option. */
  constructor(selects: ReadonlyMap<string, readonly Choice[]>) {
    this.#selects = selects;
  }

  /** Returns a value as it should be serialized to JSON. `withChoices` reverses this. */
  leaveOut(value: unknown): unknown {
    if (!Array.isArray(value) || value.length < leastChoices || !value.every(isChoice)) return value;
    const [id] = [...this.#selects].find(([, choices]) => isSame(value, choices)) ?? [];
    if (id === undefined) return value;
    this.leftOut.set(id, value);
    return { choicesOf: id } satisfies ChoicesMark;
  }
}

/** Whether JSON may contain marks of left-out choices. */
export const hasChoicesMarks = (json: string): boolean => json.includes('"choicesOf"');

/**
 * Returns a function that replaces marks with the choices themselves.
 *
 * @param choicesOf returns the choices of the select with an id.
 */
export const withChoices =
  (choicesOf: (id: string) => readonly Choice[]) =>
  (value: unknown): unknown =>
    isMark(value) ? choicesOf(value.choicesOf) : value;
