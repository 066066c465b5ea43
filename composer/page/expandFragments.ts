import { limits } from './limits.ts';

/** Accessors for lists of sections, whatever the type of their entries. */
export interface EntryLists<Entry, Fragment> {
  /** Returns the name of the fragment that an entry refers to, or `undefined` for a section. */
  readonly fragmentOf: (entry: Entry) => string | undefined;
  /** Returns the lists in the slots of a section. */
  readonly slotsOf: (entry: Entry) => Iterable<readonly Entry[]>;
  /** Returns the fragment with a name, in the language of the page. */
  readonly find: (name: string) => Fragment | undefined;
  /** Returns what identifies a fragment: its file or its name. */
  readonly keyOf: (fragment: Fragment) => string;
  readonly sectionsOf: (fragment: Fragment) => readonly Entry[];
}

/** An item of a list after fragments were expanded. `inside` contains the keys of the enclosing fragments. */
export type Expanded<Entry, Fragment> = { readonly entry: Entry; readonly inside: readonly string[] } & (
  | { readonly type: 'section' }
  /** The start of a fragment. Its sections follow. */
  | { readonly type: 'fragment'; readonly fragment: Fragment }
  | { readonly type: 'missing'; readonly name: string }
  /** A fragment that contains itself. `loop` begins and ends with its name. */
  | { readonly type: 'loop'; readonly name: string; readonly loop: readonly string[] }
  | { readonly type: 'too-deep'; readonly name: string }
);

/** Expands the fragments in a list of sections. Does not descend into slots. */
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

/** Like `expandFragments`, but also yields the contents of each section's slots after it. */
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
