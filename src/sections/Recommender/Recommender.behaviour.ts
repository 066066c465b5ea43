import type { Behaviour } from '#behaviours/behaviour.ts';
import { allowedRedirect } from '#lib/address/allowedRedirect.ts';
import { pushPlace, readLast, readPlace, replacePlace, type WizardPlace } from './wizardPlace.ts';
import { sessionStore } from '#lib/visitor/storage.ts';

/**
 * Stores the answers in session storage as `productRecommender`, joined with colons; removes it if there are none
 * (WIDG-09).
 */
function keepAnswers(answers: readonly string[]): void {
  if (answers.length > 0) sessionStore.set('productRecommender', answers.join(':'));
  else sessionStore.remove('productRecommender');
}

/** What a section in the next step adds to the stored answer, such as `results` (WIDG-09). */
const suffixOf = (step: HTMLElement | undefined): string =>
  step?.querySelector<HTMLElement>('[data-answer-suffix]')?.dataset['answerSuffix'] ?? '';

/** Whether the visitor came back to the page with the browser's Back or Forward. */
function hasComeBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}

/** A live wizard, with its steps in its slot. */
class Wizard {
  readonly #id: string;
  readonly #slot: HTMLElement;
  readonly #steps: ReadonlyMap<string, HTMLElement>;
  readonly #first: string;

  constructor(root: HTMLElement, slot: HTMLElement, steps: readonly HTMLElement[]) {
    this.#id = root.id;
    this.#slot = slot;
    this.#first = steps[0]?.id ?? '';
    this.#steps = new Map(steps.map((step) => [step.id, step]));
  }

  /** The visitor's current step and answers, from the browser's history. */
  get #place(): WizardPlace {
    const place = readPlace(this.#id);
    return place && this.#steps.has(place.step) ? place : { step: this.#first, answers: [] };
  }

  #show(id: string): HTMLElement | undefined {
    for (const [key, step] of this.#steps) step.toggleAttribute('data-shown', key === id);
    this.#slot.setAttribute('data-at', '');
    return this.#steps.get(id);
  }

  #focus(step: HTMLElement | undefined): void {
    step?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
  }

  /** Shows the step of the current history entry. */
  readonly #restore = (): void => {
    const { step } = this.#place;
    if (this.#steps.get(step)?.hasAttribute('data-shown')) return;
    const isNews = this.#slot.hasAttribute('data-at');
    const shown = this.#show(step);
    if (isNews) this.#focus(shown);
  };

  /** Stores the answers of the current history entry, unless those of another wizard were given after them. */
  #keep(): void {
    const last = readLast();
    if (last === undefined || last.wizard === this.#id) keepAnswers(this.#place.answers);
  }

  /** After going back or forward, stores the answers of that history entry only. */
  readonly #onPopState = (): void => {
    this.#keep();
    this.#restore();
  };

  /** If the page is restored from the back/forward cache, stores its answers without the one that left the page. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#keep();
  };

  /** Shows the step that the address's hash points to, or that contains its target. */
  readonly #onReveal = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    const step = [...this.#steps.values()].find((one) => one.contains(target));
    if (!step) return;
    if (step.id !== this.#place.step) replacePlace(this.#id, { step: step.id, answers: [] });
    this.#show(step.id);
    if (step === target) this.#focus(step);
    else target.scrollIntoView();
  };

  #goOn(answer: HTMLInputElement): void {
    const before = this.#place;
    const { answers } = before;
    const href = answer.dataset['href'] ?? '';
    const next = href.startsWith('#') ? this.#steps.get(href.slice(1)) : undefined;
    const kept = [...answers, answer.value + suffixOf(next)];
    if (next) {
      keepAnswers(kept);
      pushPlace(this.#id, { step: next.id, answers: kept, before }, 'answer');
      this.#focus(this.#show(next.id));
      return;
    }
    const target = allowedRedirect(href);
    if (target === undefined) return;
    keepAnswers(kept);
    location.assign(target);
  }

  #goBack(): void {
    const { answers, before } = this.#place;
    const last = readLast();
    if (before && last && (last.wizard !== this.#id || last.turn === 'button')) {
      // Going back in the history would take back an answer of another wizard.
      keepAnswers(before.answers);
      pushPlace(this.#id, before, 'button');
      this.#focus(this.#show(before.step));
      return;
    }
    if (answers.length > 0) return history.back();
    // The visitor came directly to this step, so there is no history entry to go back to.
    replacePlace(this.#id, { step: this.#first, answers: [] }, location.pathname + location.search);
    this.#focus(this.#show(this.#first));
  }

  #markMissing(form: HTMLFormElement, isMissing: boolean): void {
    const group = form.querySelector('[role=radiogroup]');
    const error = form.querySelector<HTMLElement>('[data-missing]');
    if (!group || !error) return;
    group.setAttribute('aria-invalid', String(isMissing));
    error.textContent = isMissing ? (error.dataset['missing'] ?? '') : '';
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-answers')) return;
    event.preventDefault();
    const answer = form.querySelector<HTMLInputElement>('input:checked');
    this.#markMissing(form, !answer);
    if (answer) this.#goOn(answer);
    else form.querySelector('input')?.focus();
  };

  readonly #onChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-answers]') : null;
    if (form) this.#markMissing(form, false);
  };

  readonly #onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-back]')) this.#goBack();
  };

  start(root: HTMLElement, signal: AbortSignal): void {
    // The browser loaded the page anew, instead of restoring it from the back/forward cache.
    if (hasComeBack()) this.#keep();
    this.#restore();
    root.addEventListener('submit', this.#onSubmit, { signal });
    root.addEventListener('change', this.#onChange, { signal });
    root.addEventListener('click', this.#onClick, { signal });
    root.addEventListener('portico:reveal', this.#onReveal, { signal });
    addEventListener('popstate', this.#onPopState, { signal });
    addEventListener('pageshow', this.#onPageShow, { signal });
    signal.addEventListener('abort', () => this.#slot.removeAttribute('data-at'));
  }
}

/**
 * Shows one step at a time. An answer leads to the next one, the button or the browser's Back to the previous one
 * (WIDG-09).
 */
export const behaviour: Behaviour = (root, signal) => {
  const slot = root.querySelector<HTMLElement>('[data-slot=steps]');
  const steps = slot?.querySelectorAll<HTMLElement>(':scope > [data-section]') ?? [];
  if (slot && steps.length > 0) new Wizard(root, slot, [...steps]).start(root, signal);
};
