import { allFields, type Entered, enteredFields, setSilently } from './enteredFields.ts';

/** Elements that can have focus, or that an event that is replayed can have as its target. */
const reachable = 'form, input, textarea, select, button, a, summary, [tabindex], [role=option]';

/** Attributes that an element has in common with the one that replaces it. Generated ids and classes can differ. */
const traits = ['type', 'name', 'role', 'data-prefill'];

/** Attributes that distinguish elements of the same name, such as the radio buttons of a group. */
const valued = 'button, [type=radio], [type=checkbox]';

function keyOf(element: Element): string {
  const names = element.matches(valued) ? [...traits, 'value'] : traits;
  return [element.localName, ...names.map((name) => element.getAttribute(name))].join('\n');
}

function byKey(roots: Iterable<Element>): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const root of roots)
    for (const element of [root, ...root.querySelectorAll(reachable)]) {
      const key = keyOf(element);
      found.set(key, [...(found.get(key) ?? []), element]);
    }
  return found;
}

type Selection = readonly [
  start: number | null,
  end: number | null,
  direction?: 'forward' | 'backward' | 'none',
];

const hasSelection = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.selectionStart !== null;

/** Returns the element that has replaced another one: the same, if it is still there. */
export type Successor = (element: Element) => Element | undefined;

/**
 * The HTML of an island that React replaces as a whole: browsers that translate and password managers change it, so
 * that React cannot hydrate it, or fails later when it changes it. Carries over what the visitor has done.
 */
export class IslandHtml {
  readonly #root: Element;
  #before: readonly Element[] = [];
  #focused: Element | null = null;
  #selection: Selection | undefined;

  constructor(root: Element) {
    this.#root = root;
  }

  /** Remembers the HTML, its focus and its selection. React has no later moment for this than while it renders. */
  remember(): void {
    const { activeElement } = document;
    this.#before = [...this.#root.children];
    this.#focused = this.#root.contains(activeElement) ? activeElement : null;
    this.#selection =
      this.#focused && hasSelection(this.#focused)
        ? [
            this.#focused.selectionStart,
            this.#focused.selectionEnd,
            this.#focused.selectionDirection ?? undefined,
          ]
        : undefined;
  }

  /** Whether React has replaced the remembered HTML. */
  get isReplaced(): boolean {
    return this.#before.some((element) => !element.isConnected);
  }

  /** Returns a function that finds the successors of the remembered elements. */
  successors(): Successor {
    const before = byKey(this.#before);
    const now = byKey(this.#root.children);
    return (element) => {
      if (element.isConnected) return element;
      const key = keyOf(element);
      return now.get(key)?.[before.get(key)?.indexOf(element) ?? -1];
    };
  }

  /**
   * Returns the values of the replaced fields.
   *
   * @param which the changed ones suffice as long as no program can have set the others.
   */
  values(which: 'all' | 'changed'): Entered {
    const read = which === 'all' ? allFields : enteredFields;
    return new Map(this.#before.flatMap((element) => [...read(element)]));
  }

  /** Gives the focus and the selection to their successors. */
  restoreFocus(successor: Successor): void {
    const focused = this.#focused && successor(this.#focused);
    if (!(focused instanceof HTMLElement) || focused === document.activeElement) return;
    focused.focus({ preventScroll: true });
    if (this.#selection && hasSelection(focused)) focused.setSelectionRange(...this.#selection);
  }
}

/**
 * Sets values in the fields that have replaced those with these values.
 *
 * @returns The values of the fields that were found, which React does not know yet, and those that were not.
 */
export function setInSuccessors(values: Entered, successor: Successor): { found: Entered; missing: Entered } {
  const found: Entered = new Map();
  const missing: Entered = new Map();
  for (const [field, value] of values) {
    const next = successor(field) as typeof field | undefined; // Of the same kind, by its key.
    const canHave = next && (!(next instanceof HTMLSelectElement) || hasOption(next, value));
    if (!canHave) missing.set(field, value);
    else {
      setSilently(next, value);
      found.set(next, value);
    }
  }
  return { found, missing };
}

const hasOption = (select: HTMLSelectElement, value: string | boolean) =>
  Array.from(select.options).some((option) => option.value === value);
