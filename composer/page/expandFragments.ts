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
  /** The entry with which the fragments of the page become too many sections. It may be inside a fragment. */
  | { readonly type: 'too-many'; readonly name: string }
);

/** The number of sections of each fragment, by its key, and of all fragments that were expanded so far. */
class Sizes<Entry, Fragment> {
  readonly #lists: EntryLists<Entry, Fragment>;
  readonly #known = new Map<string, number>();
  #left: number = limits.sections;
  #yielded = 0;
  /** The entry of the page whose fragment is expanded. */
  #from: Entry | undefined;
  /** Whether a fragment was left out or cut. It is reported, and all after it are left out too. */
  isOver = false;

  constructor(lists: EntryLists<Entry, Fragment>) {
    this.#lists = lists;
  }

  /** Takes the sections of a fragment from what is left for the page. @returns `false` if that is not enough. */
  spend(entry: Entry, fragment: Fragment): boolean {
    this.#from = entry;
    this.#left -= this.#ofFragment(fragment, 0);
    this.isOver = this.#left < 0;
    return !this.isOver;
  }

  /**
   * Counts an entry of a fragment, whatever it is: the sizes leave out fragments that contain each other.
   *
   * @returns The entry of the page that adds too many, with the entry that is too many.
   */
  counted(): Entry | undefined {
    this.#yielded += 1;
    this.isOver = this.#yielded > limits.sections;
    return this.isOver ? this.#from : undefined;
  }

  /** Returns the innermost entry that alone adds too many sections, or this one if only all of them together do. */
  excess(entry: Entry): Entry {
    const fragment = this.#fragmentOf(entry);
    if (fragment === undefined) return entry;
    let sum = 0;
    for (const inner of this.#entriesIn(this.#lists.sectionsOf(fragment))) {
      const size = this.#ofEntry(inner, 0);
      if (size > limits.sections) return this.excess(inner);
      sum += size;
      if (sum > limits.sections) return inner;
    }
    return entry;
  }

  /** Yields entries, each before those in its slots. */
  *#entriesIn(entries: readonly Entry[]): Generator<Entry> {
    for (const entry of entries) {
      yield entry;
      for (const slot of this.#lists.slotsOf(entry)) yield* this.#entriesIn(slot);
    }
  }

  #fragmentOf(entry: Entry): Fragment | undefined {
    const name = this.#lists.fragmentOf(entry);
    return name === undefined ? undefined : this.#lists.find(name);
  }

  #ofEntry(entry: Entry, depth: number): number {
    if (this.#lists.fragmentOf(entry) === undefined) return 1;
    const fragment = this.#fragmentOf(entry);
    return fragment === undefined ? 0 : this.#ofFragment(fragment, depth);
  }

  #ofFragment(fragment: Fragment, depth: number): number {
    const key = this.#lists.keyOf(fragment);
    const known = this.#known.get(key);
    if (known !== undefined || depth > limits.nesting) return known ?? 0;
    // A fragment that contains itself is not expanded again.
    this.#known.set(key, 0);
    let size = 0;
    for (const entry of this.#entriesIn(this.#lists.sectionsOf(fragment)))
      size += this.#ofEntry(entry, depth + 1);
    this.#known.set(key, size);
    return size;
  }
}

/** The sizes for one page, by the accessors that were made for it. */
const knownSizes = new WeakMap<object, unknown>();

function sizesOf<Entry, Fragment>(lists: EntryLists<Entry, Fragment>): Sizes<Entry, Fragment> {
  // The map holds for each object what was made from it.
  const known = knownSizes.get(lists) as Sizes<Entry, Fragment> | undefined;
  if (known) return known;
  const made = new Sizes(lists);
  knownSizes.set(lists, made);
  return made;
}

/**
 * Expands the fragments in a list of sections. Does not descend into slots.
 *
 * @param lists Made for one page: together, the lists that are expanded with them are limited.
 */
export function* expandFragments<Entry, Fragment>(
  entries: readonly Entry[],
  lists: EntryLists<Entry, Fragment>,
  inside: readonly string[] = [],
): Generator<Expanded<Entry, Fragment>> {
  const sizes = sizesOf(lists);
  for (const entry of entries) {
    const name = lists.fragmentOf(entry);
    if (inside.length > 0) {
      if (sizes.isOver) return;
      const from = sizes.counted();
      if (from !== undefined) {
        yield { type: 'too-many', entry: from, inside: [], name: lists.fragmentOf(from) ?? '' };
        return;
      }
    }
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
    else if (inside.length === 0 && sizes.isOver) continue;
    else if (inside.length === 0 && !sizes.spend(entry, fragment)) {
      const excess = sizes.excess(entry);
      yield { type: 'too-many', entry: excess, inside, name: lists.fragmentOf(excess) ?? name };
    } else {
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
