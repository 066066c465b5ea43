import { Idiomorph } from 'idiomorph';
import { allFields, setSilently } from '#composer/client/enteredFields.ts';
import { pause, updateIsland } from './liveProgram.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Returns the HTML of each section by id, as the server last sent it, without the visitor's changes. */
const sectionsOf = (page: Document) =>
  new Map([...page.querySelectorAll('[data-section]')].map((section) => [section.id, section.outerHTML]));

const isHydrated = (element: Element) =>
  element instanceof HTMLElement && element.dataset['hydration'] === 'hydrated';

/** Morphs the open page into its new version. Keeps what did not change, and what the visitor entered. */
export class PageMorph {
  #sections: ReadonlyMap<string, string>;
  #program: string | undefined;
  readonly #style = document.querySelector('style');

  /** @param html The page as the server sent it. */
  constructor(html: string) {
    const page = parse(html);
    this.#sections = sectionsOf(page);
    this.#program = programOf(page);
  }

  async apply(html: string): Promise<void> {
    const next = parse(html);
    const sections = sectionsOf(next);
    const changed = [...document.querySelectorAll<HTMLElement>('[data-section]')].filter(
      ({ id }) => sections.get(id) !== this.#sections.get(id),
    );
    this.#takeHead(next);
    // React controls the fields of a hydrated island.
    const entered = [...allFields(document)].filter(
      ([field]) => !field.closest('[data-hydration="hydrated"]'),
    );
    const { scrollX, scrollY } = window;
    const resume = pause(changed);
    this.#morph(next, sections);
    for (const [field, value] of entered) setSilently(field, value);
    this.#sections = sections;
    const program = programOf(next);
    // A section with another behavior was added, so the page has another script.
    if (program !== undefined && program !== this.#program)
      await (import(/* @vite-ignore */ program) as Promise<unknown>);
    this.#program = program;
    resume();
    window.scrollTo(scrollX, scrollY);
  }

  #takeHead(next: Document): void {
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    const style = next.querySelector('style')?.textContent ?? '';
    if (this.#style && this.#style.textContent !== style) this.#style.textContent = style;
    document.body.id = next.body.id;
    const { variables } = next.body.dataset;
    if (variables === undefined) return;
    // An island loaded a style sheet with the previous values.
    const sheet = document.head.querySelector<HTMLLinkElement>(
      `link[rel="stylesheet"][href="${document.body.dataset['variables']}"]`,
    );
    if (sheet) sheet.href = variables;
    document.body.dataset['variables'] = variables;
  }

  #morph(next: Document, sections: ReadonlyMap<string, string>): void {
    const islands: Element[] = [];
    // Scripts of the document run only once.
    for (const script of next.body.querySelectorAll('script[src]')) script.remove();
    void Idiomorph.morph(document.body, next.body.innerHTML, {
      morphStyle: 'innerHTML',
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (old, fresh) => {
          if (!(old instanceof Element) || !(fresh instanceof Element)) return true;
          if (!old.matches('[data-section]')) return true;
          if (old.id === fresh.id && this.#sections.get(old.id) === sections.get(fresh.id)) {
            // An island's data is in the element after it, and can change without its HTML.
            if (isHydrated(old)) islands.push(old);
            return false;
          }
          if (!isHydrated(old)) return true;
          islands.push(old);
          return false;
        },
        beforeAttributeUpdated: (name, element) =>
          !(name === 'open' && element.matches('details, dialog')) && name !== 'data-hydration',
      },
    });
    for (const island of islands) updateIsland(island);
  }
}

const programOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('body > script[type="module"][src]')?.getAttribute('src') ??
  undefined;
