import type { Choice } from '#lib/values/Choice.ts';

/** Stands in an island's data in the place of choices that are in the island's HTML already. */
interface ChoicesMark {
  /** Id of the select whose options they are. */
  readonly choicesOf: string;
}

/** Shorter lists are not worth reading the page for. */
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

/** Leaves long lists of choices out of props that the HTML has: countries and states are half of a form's data. */
export class ChoicesInHtml {
  /** What was left out, by the id of the select that has it. */
  readonly leftOut = new Map<string, readonly Choice[]>();
  readonly #selects: ReadonlyMap<string, readonly Choice[]>;

  /** @param selects the choices of each select in the HTML, by its id, without the one that stands for none. */
  constructor(selects: ReadonlyMap<string, readonly Choice[]>) {
    this.#selects = selects;
  }

  /** A value as it stands in JSON; `withChoices` makes it whole. */
  leaveOut(value: unknown): unknown {
    if (!Array.isArray(value) || value.length < leastChoices || !value.every(isChoice)) return value;
    const [id] = [...this.#selects].find(([, choices]) => isSame(value, choices)) ?? [];
    if (id === undefined) return value;
    this.leftOut.set(id, value);
    return { choicesOf: id } satisfies ChoicesMark;
  }
}

/** Whether JSON may leave choices out. */
export const hasChoicesMarks = (json: string): boolean => json.includes('"choicesOf"');

/**
 * Puts the choices back in the place of their marks.
 *
 * @param choicesOf the choices of the select with this id.
 */
export const withChoices =
  (choicesOf: (id: string) => readonly Choice[]) =>
  (value: unknown): unknown =>
    isMark(value) ? choicesOf(value.choicesOf) : value;
