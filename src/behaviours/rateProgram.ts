import { readCookie } from '#lib/visitor/cookies.ts';
import { keptZipCode } from '#lib/visitor/keptZipCode.ts';
import { publishedOption } from '#lib/browser/publishedOption.ts';
import { formatDay } from '#lib/format/dates.ts';
import { fill } from '#lib/format/fill.ts';
import { type Locale, localeOfLang } from '#lib/format/locale.ts';
import { sentences } from '#lib/format/sentences.ts';
import type { LiveFigures, RateVisitor } from '#lib/visitor/LiveRates.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { askOnce } from '#data/askOnce.ts';
import type { Behaviour } from './behaviour.ts';
import { visitorReturned } from './page/otherTabs.ts';
import { zipCodeForm } from './zipCodeForm.ts';
import { formatRate } from '#lib/format/money.ts';
import { spokenRate } from '#lib/format/spokenRate.ts';

/** What a figure shows: percent a year, or the reason why there is no number. */
type ShownRate = number | 'loading' | 'unavailable';

interface RateWords {
  readonly rateLoading: string;
  readonly rateUnavailable: string;
}

/**
 * Updates the HTML of a `RateFigure`.
 *
 * @returns whether the visible text changed.
 */
function showRate(figure: HTMLElement, rate: ShownRate, locale: Locale, words: RateWords): boolean {
  const digits = figure.querySelector('[data-part=digits]');
  const spoken = figure.querySelector('[data-part=spoken]');
  if (!digits || !spoken) return false;
  const decimals = Number(figure.dataset['decimals']);
  const { unit } = figure.dataset;
  const before = digits.textContent;
  const isNumber = typeof rate === 'number';
  figure.dataset['state'] = isNumber ? 'shown' : rate;
  if (isNumber) {
    digits.textContent = formatRate(rate, decimals, unit);
    spoken.textContent = spokenRate(rate, decimals, locale, unit);
  } else {
    // While a rate is loading, the old digits give the skeleton its size.
    if (rate === 'unavailable') digits.textContent = '—';
    spoken.textContent = words[rate === 'loading' ? 'rateLoading' : 'rateUnavailable'];
  }
  return digits.textContent !== before;
}

/** Told to a section's panel when the visitor chose something else: an event that bubbles. */
export const choiceChanged = 'portico:rate-choice';

export interface RateProgram<Question, Answer extends LiveFigures> {
  /** Whether the section needs a zip code: without one, it sends no request (RATE-14). */
  readonly byZipCode: boolean;
  /** Requests the section's rates for the question of its `RatePanel` and the visitor's choice. */
  readonly ask: (question: Question, visitor: RateVisitor, choice: string | undefined) => Promise<Answer>;
  /**
   * The select with the visitor's choice, such as a state. The page's published rates apply only to the option that the
   * page was published with. The browser may have restored another one, after Back or a reload.
   */
  readonly choice?: (root: HTMLElement) => HTMLSelectElement | null;
  /** Selector of the elements that `show` changes. They show the published content again if there is no answer. */
  readonly parts?: string;
  /**
   * Changes the content of one of the parts, given as published, to what an answer has for it; `undefined` while there
   * is no answer for the choice.
   */
  readonly show?: (part: HTMLElement, answer: Answer | undefined, locale: Locale) => void;
}

/** Copies of a part: as published, and as last shown. */
interface Part {
  readonly published: HTMLElement;
  shown: HTMLElement;
}

// The copy of an HTML element is one.
const copyOf = (element: HTMLElement) => element.cloneNode(true) as HTMLElement;

/** The messages of a section of rates; see `RatePanel`. */
interface SaidWords extends RateWords {
  readonly loaded: string;
  readonly updated: string;
  readonly chosen: string;
  readonly failed: string;
  readonly missing: string;
  readonly partly: string;
  readonly own: string;
  readonly initial: string;
  readonly asOf: string;
}

/** A live section: its published rates, its current rates, and the number of its latest request. */
class LiveSection<Question, Answer extends LiveFigures> {
  readonly #root: HTMLElement;
  readonly #panel: HTMLElement;
  readonly #program: RateProgram<Question, Answer>;
  readonly #locale: Locale;
  readonly #initial: ReadonlyMap<HTMLElement, ShownRate>;
  readonly #initialChoice: string | undefined;
  readonly #parts: ReadonlyMap<HTMLElement, Part>;
  #turn = 0;
  #asked: string | undefined;

  constructor(root: HTMLElement, panel: HTMLElement, program: RateProgram<Question, Answer>) {
    this.#root = root;
    this.#panel = panel;
    this.#program = program;
    this.#locale = localeOfLang(root.closest<HTMLElement>('[lang]')?.lang ?? '');
    const select = program.choice?.(root);
    this.#initialChoice = select ? publishedOption(select) : undefined;
    const parts = program.parts === undefined ? [] : root.querySelectorAll<HTMLElement>(program.parts);
    this.#parts = new Map([...parts].map((part) => [part, { published: copyOf(part), shown: copyOf(part) }]));
    this.#initial = new Map(
      this.#figures().map((figure) => {
        const percent = Number.parseFloat(figure.querySelector('[data-part=digits]')?.textContent ?? '');
        return [figure, Number.isNaN(percent) ? 'unavailable' : percent];
      }),
    );
  }

  /** Read anew each time, because placeholders in words follow the visitor's zip code. */
  get #words(): SaidWords {
    // RatePanel writes this attribute with exactly these keys.
    return JSON.parse(this.#panel.dataset['words'] ?? '{}') as SaidWords;
  }

  get #choice(): string | undefined {
    return this.#program.choice?.(this.#root)?.value;
  }

  #figures(): HTMLElement[] {
    return [...this.#panel.querySelectorAll<HTMLElement>('[data-rate]')];
  }

  #show(rateOf: (figure: HTMLElement) => ShownRate): boolean {
    const words = this.#words;
    const changes = this.#figures().map((figure) => showRate(figure, rateOf(figure), this.#locale, words));
    return changes.includes(true);
  }

  /** Shows the parts as published, with what the answer has for them. */
  #showParts(answer: Answer | undefined): void {
    const isPublished = answer === undefined && this.#choice === this.#initialChoice;
    for (const [part, copies] of this.#parts) {
      const next = copyOf(copies.published);
      if (!isPublished) this.#program.show?.(next, answer, this.#locale);
      // The visitor's focus and selection would be lost for nothing.
      if (next.isEqualNode(copies.shown)) continue;
      copies.shown = next;
      part.replaceChildren(...copyOf(next).childNodes);
      part.hidden = next.hidden;
    }
  }

  /** Shows the date of the rates, or clears it if the date is unknown. */
  #date(day: string | undefined): void {
    const dated = this.#panel.querySelector('[data-part=dated]');
    if (!dated) return;
    dated.textContent =
      day === undefined ? '' : fill(this.#words.asOf, { date: formatDay(day, this.#locale) });
  }

  #say(text: string, state: string): void {
    this.#panel.dataset['state'] = state;
    const status = this.#panel.querySelector('[data-part=note] [role=status]');
    if (status && status.textContent !== text) status.textContent = text;
  }

  get #initialDay(): string {
    return this.#panel.dataset['asOf'] ?? '';
  }

  #succeed(answer: Answer, zipCode: string): void {
    const { figures, dated, effectiveDate } = answer;
    const rateOf = (figure: HTMLElement): ShownRate => {
      const name = figure.dataset['rate'] ?? '';
      const own = dated?.has(name) ? this.#initial.get(figure) : undefined;
      return figures.get(name) ?? own ?? 'unavailable';
    };
    const changed = this.#show(rateOf);
    if (effectiveDate === undefined) console.info(`Rates of ${this.#root.id} came without a common date.`);
    // With the page's own rates among them, each product states its date instead.
    this.#date(dated?.size ? undefined : effectiveDate);
    this.#showParts(answer);
    if (figures.size === 0) return this.#say(this.#words.missing, 'failed');
    const choice = this.#choice;
    const isNews = changed || choice !== this.#initialChoice || effectiveDate === undefined;
    const { loaded, updated, chosen } = this.#words;
    const isMissing = (figure: HTMLElement) =>
      rateOf(figure) === 'unavailable' && this.#initial.get(figure) !== 'unavailable';
    const more = dated?.size ? 'own' : this.#figures().some(isMissing) ? 'partly' : undefined;
    if (this.#program.byZipCode) this.#sayLive(fill(loaded, { zip: zipCode }), more);
    else if (!isNews) this.#sayLive(this.#initialSentence(effectiveDate), more);
    else this.#sayLive(choice === undefined ? updated : fill(chosen, { choice }), more);
  }

  /** @param more The sentence to add if the answer lacks rates. */
  #sayLive(text: string, more: 'own' | 'partly' | undefined): void {
    const date = formatDay(this.#initialDay, this.#locale);
    const rest = more === undefined ? '' : fill(this.#words[more], { date });
    this.#say(sentences(this.#locale, text, rest), 'live');
  }

  #initialSentence(day: string): string {
    return fill(this.#words.initial, { date: formatDay(day, this.#locale) });
  }

  #fail(error: unknown): void {
    console.error(`Rates of ${this.#root.id} could not be loaded; the dated ones stay.`, error);
    const isInitial = this.#choice === this.#initialChoice;
    this.#showParts(undefined);
    this.#show((figure) => (isInitial ? (this.#initial.get(figure) ?? 'unavailable') : 'unavailable'));
    this.#date(isInitial ? this.#initialDay : undefined);
    const date = formatDay(this.#initialDay, this.#locale);
    this.#say(fill(this.#words[isInitial ? 'failed' : 'missing'], { date }), 'failed');
  }

  /** Requests the rates for the current zip code and choice. */
  async update(): Promise<void> {
    const zipCode = keptZipCode();
    if (this.#program.byZipCode && zipCode === undefined) return;
    this.#panel.removeAttribute('data-asks');
    this.#turn += 1;
    const turn = this.#turn;
    const asked = `${zipCode ?? ''} ${this.#choice ?? ''}`;
    // Never show the rates of another place or choice while these are loading.
    if (this.#asked === undefined ? this.#choice !== this.#initialChoice : this.#asked !== asked) {
      this.#show(() => 'loading');
      this.#showParts(undefined);
    }
    this.#asked = asked;
    const live = this.#panel.querySelector('[data-part=live]');
    live?.setAttribute('aria-busy', 'true');
    const token = readCookie('apply_jwt');
    const { service = '', maxAgeDays, question = 'null' } = this.#panel.dataset;
    try {
      const answer = await this.#program.ask(
        // RatePanel writes this attribute with the question of the section's view.
        JSON.parse(question) as Question,
        {
          serviceBase: service,
          zipCode: zipCode ?? '',
          ask: askOnce,
          ...(maxAgeDays !== undefined && { maxAgeDays: Number(maxAgeDays) }),
          ...(token !== undefined && { token }),
        },
        this.#choice,
      );
      if (turn === this.#turn) this.#succeed(answer, zipCode ?? '');
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
    if (turn === this.#turn) live?.setAttribute('aria-busy', 'false');
  }

  /** Ignores answers that arrive from now on. */
  stop(): void {
    this.#turn += 1;
  }
}

/**
 * Creates the behavior of a section of rates (see `RatePanel`). Requests the rates at once, whenever the zip code or
 * the visitor's choice changes, and when the visitor returns to the page. Shows the answer and announces it once
 * (RATE-18). If a request fails, falls back to the page's dated rates (RATE-07).
 */
export function rateProgram<Question, Answer extends LiveFigures>(
  program: RateProgram<Question, Answer>,
): Behaviour {
  return (root, signal) => {
    const panel = root.querySelector<HTMLElement>('[data-words]');
    if (!panel) return;
    const asked = panel.hasAttribute('data-asks');
    const section = new LiveSection(root, panel, program);
    const update = () => void section.update();
    for (const form of panel.querySelectorAll('form')) zipCodeForm(form, signal);
    document.addEventListener(zipCodeChanged, update, { signal });
    document.addEventListener(visitorReturned, update, { signal });
    panel.addEventListener(choiceChanged, update, { signal });
    update();
    signal.addEventListener('abort', () => {
      section.stop();
      panel.toggleAttribute('data-asks', asked);
    });
  };
}
