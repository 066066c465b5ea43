/** What has been typed in a list, and when: `KeyboardEvent.timeStamp`, in milliseconds. */
export interface TypedAhead {
  readonly text: string;
  readonly at: number;
}

/** Before the first letter, and after the visitor has moved in another way. */
export const nothingTyped: TypedAhead = { text: '', at: 0 };

/** After a longer pause, in milliseconds, typing begins anew. */
const pause = 700;

const startsWith = (label: string, text: string) =>
  label.slice(0, text.length).localeCompare(text, undefined, { sensitivity: 'base' }) === 0;

/** Returns what has been typed, once a key is added. The same letter again means the next option of that letter. */
export function typedAhead(key: string, at: number, before: TypedAhead): TypedAhead {
  const text = at - before.at > pause ? key : before.text + key;
  return { text: text === key.repeat(text.length / key.length) ? key : text, at };
}

/** Whether a key belongs to a text: the space bar only does after other letters, otherwise it chooses an option. */
export const isTyping = ({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>, before: TypedAhead) =>
  key === ' ' ? before.text !== '' && timeStamp - before.at <= pause : /^.$/u.test(key);

/**
 * Returns the index of the option that starts with a text, ignoring case and accents, or `undefined`. A single letter
 * searches from the option after the active one, longer texts from the active one on; both continue at the start.
 */
export function optionOf(text: string, labels: readonly string[], active: number): number | undefined {
  const from = text.length === 1 ? active + 1 : active;
  const order = labels.map((_label, index) => (from + index) % labels.length);
  return order.find((index) => startsWith(labels[index] ?? '', text));
}
