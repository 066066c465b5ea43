import { announce, type Entered, enteredFields, type Field, isField, valueOf } from './enteredFields.ts';
import { IslandHtml, setInSuccessors, type Successor } from './IslandHtml.ts';

/**
 * What the visitor has entered in an island, until the section knows it: through hydration, and whenever React replaces
 * the island's HTML.
 */
export class CarriedValues {
  /** Finds the element that has replaced one of the server's HTML. */
  successor: Successor = (element) => element;
  readonly #html: IslandHtml;
  #entered: Entered;
  #missing: Entered = new Map();
  #isKnown = false;

  constructor(root: HTMLElement) {
    this.#html = new IslandHtml(root);
    this.#entered = enteredFields(root);
  }

  /** Call for each field that the visitor changes unnoticed by React. */
  enter(field: Field): void {
    this.#entered.set(field, valueOf(field));
  }

  /** Call while React renders, before it changes the page. */
  readonly remember = (): void => this.#html.remember();

  /** Call when React has changed the page. Sets values, focus and selection in HTML that is new. */
  readonly carryOver = (): void => {
    if (!this.#html.isReplaced) return;
    this.successor = this.#html.successors();
    const values = this.#html.values(this.#isKnown ? 'all' : 'changed');
    const all: Entered = new Map([...this.#entered, ...values]);
    ({ found: this.#entered, missing: this.#missing } = setInSuccessors(all, this.successor));
    this.#html.restoreFocus(this.successor);
  };

  /**
   * Tells the section what was entered, one field after the other: React renders in between, so that a handler which
   * reads its props knows of the earlier ones.
   */
  async announce(): Promise<void> {
    this.#isKnown = true;
    const entered = this.#entered;
    this.#entered = new Map();
    for (const [field, value] of entered) {
      const shown = this.successor(field);
      if (shown && isField(shown)) announce(shown, value);
      // React renders in a microtask, which was queued earlier.
      await Promise.resolve();
    }
    if (this.#missing.size === 0) return;
    // Fields and options that depend on the values of others are there after the next rendering.
    setTimeout(() => {
      const before = this.#missing.size;
      const set = setInSuccessors(this.#missing, this.#html.successors());
      ({ found: this.#entered, missing: this.#missing } = set);
      if (this.#missing.size < before) void this.announce();
    });
  }
}
