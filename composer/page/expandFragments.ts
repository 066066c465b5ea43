import { limits } from './limits.ts';

/** How lists of sections are read, whatever form their entries have. */
export interface EntryLists<Entry, Fragment> {
  /** Name of the fragment that an entry stands for; `undefined` for a section. */
  readonly fragmentOf: (entry: Entry) => string | undefined;
  /** The lists in the slots of a section. */
  readonly slotsOf: (entry: Entry) => Iterable<readonly Entry[]>;
  /** The fragment of a name in the language of the page. */
  readonly find: (name: string) => Fragment | undefined;
  /** What tells a fragment from others: its file or its name. */
  readonly keyOf: (fragment: Fragment) => string;
  readonly sectionsOf: (fragment: Fragment) => readonly Entry[];
}

/** What stands in a list once fragments are put in place. `inside`: keys of the fragments around it. */
export type Expanded<Entry, Fragment> = { readonly entry: Entry; readonly inside: readonly string[] } & (
  | { readonly type: 'section' }
  /** A fragment begins: its sections follow. */
  | { readonly type: 'fragment'; readonly fragment: Fragment }
  | { readonly type: 'missing'; readonly name: string }
  /** A fragment that holds itself; `loop` begins and ends with it. */
  | { readonly type: 'loop'; readonly name: string; readonly loop: readonly string[] }
  | { readonly type: 'too-deep'; readonly name: string }
);

/** Puts fragments in place in a list of sections. What is in slots is left as it is. */
export function* expandFragments<Entry, Fragment>(
  entries: readonly Entry[],
  lists: EntryLists<Entry, Fragment>,
  inside: readonly string[] = [],
): Generator<Expanded<Entry, Fragment>> {
  for (const entry of entries) {
    const name = lists.fragmentOf(entry);
    if (name === undefined) {
      yield { type: 'section', entry, inside };
      continue;
    }
    const fragment = lists.find(name);
    if (fragment === undefined) {
      yield { type: 'missing', entry, inside, name };
      continue;
    }
    const key = lists.keyOf(fragment);
    if (inside.includes(key))
      yield { type: 'loop', entry, inside, name, loop: [...inside.slice(inside.indexOf(key)), key] };
    else if (inside.length >= limits.nesting) yield { type: 'too-deep', entry, inside, name };
    else {
      yield { type: 'fragment', entry, inside, fragment };
      yield* expandFragments(lists.sectionsOf(fragment), lists, [...inside, key]);
    }
  }
}

/** As `expandFragments`, with what is in the slots of each section after it. */
export function* expandAll<Entry, Fragment>(
  entries: readonly Entry[],
  lists: EntryLists<Entry, Fragment>,
  inside: readonly string[] = [],
): Generator<Expanded<Entry, Fragment>> {
  for (const expanded of expandFragments(entries, lists, inside)) {
    yield expanded;
    if (expanded.type !== 'section') continue;
    for (const slot of lists.slotsOf(expanded.entry)) yield* expandAll(slot, lists, expanded.inside);
  }
}
