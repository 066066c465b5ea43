import { afterEach, beforeEach, describe, expect, onTestFailed, test, vi } from 'vitest';
import type { AnySection } from '#section-kit/defineSection.ts';
import { hydrateAndUse, islands, placeExample } from './exampleIsland.ts';

// Loaded by the first form that needs it, and then there from the start.
await import('#forms/view/formMasks.ts');

const address = location.href;
const stayOnPage = (event: NavigateEvent) => {
  // Sections keep their state in the address, without leaving the page.
  if (!event.destination.sameDocument) event.preventDefault();
};
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  // There are no services here. One that never answers keeps every run the same.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  addEventListener('submit', stay);
  navigation.addEventListener('navigate', stayOnPage);
});
afterEach(() => {
  document.body.innerHTML = '';
  removeEventListener('submit', stay);
  navigation.removeEventListener('navigate', stayOnPage);
  vi.restoreAllMocks();
});

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: Element) => [
  ...root.querySelectorAll<Field>('input:not([type=hidden], [tabindex="-1"]), textarea, select'),
];

/** Replaces every text by two `font` elements with the text, as browsers do that translate. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, option')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  }
}

/** Puts a button after every input and marks it, as password managers do. */
function manage(root: Element): void {
  for (const field of fieldsIn(root)) {
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon', '');
    field.after(icon);
  }
}

/** Enters something in every field that scripts keep, as the browser does before any script listens. */
function enter(root: Element, text: string, kept: ReadonlySet<string>): void {
  for (const field of fieldsIn(root)) {
    if (!kept.has(field.name)) continue;
    if (/^(?:checkbox|radio)$/.test(field.type)) (field as HTMLInputElement).checked = true;
    else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else field.value = text;
  }
}

/** Types into the text fields of a hydrated island. */
function type(root: Element, text: string): void {
  for (const field of fieldsIn(root)) {
    if (/^(?:checkbox|radio|select-one)$/.test(field.type)) continue;
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Waits for what begins a moment later, and on a busy machine until React has rendered it. */
const settled = () =>
  new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout: 5000 }), 150));

const stateOf = (root: Element) => ({
  values: fieldsIn(root).map((field) => [
    field.name,
    /^(?:checkbox|radio)$/.test(field.type) ? (field as HTMLInputElement).checked : field.value,
  ]),
  text: root.textContent,
});

/** Returns the names of the fields that are left when no condition holds yet. */
async function keptFields(section: AnySection, example: string): Promise<ReadonlySet<string>> {
  const root = placeExample(section, example);
  await hydrateAndUse(root, section, settled);
  return new Set(fieldsIn(root).map(({ name }) => name));
}

interface Trial {
  readonly kept: ReadonlySet<string>;
  /** What others do to the page before React hydrates it, and after. */
  readonly before?: (root: Element) => void;
  readonly after?: (root: Element) => void;
}

/** Enters, hydrates, types and sends. */
async function run(section: AnySection, example: string, { kept, before, after }: Trial) {
  // Some sections keep their state in the address, also a moment later.
  await settled();
  history.replaceState(null, '', address);
  const root = placeExample(section, example);
  before?.(root);
  enter(root, '12', kept);
  const focused = fieldsIn(root).at(-1);
  focused?.focus();
  const states: unknown[] = [];
  const errors = await hydrateAndUse(root, section, async () => {
    await settled();
    states.push({ ...stateOf(root), focus: (document.activeElement as Field).name });
    after?.(root);
    type(root, '2345');
    await settled();
    states.push(stateOf(root));
    root.querySelector<HTMLElement>('[type=submit]')?.click();
    await settled();
    states.push(stateOf(root));
  });
  // React's development build mentions author HTML that differs; it keeps what is there, and nothing is lost.
  return { states, errors: errors.filter((text) => !text.startsWith('A tree hydrated but some attributes')) };
}

/** Runs an example on a page that nobody changes. */
async function runUntouched(section: AnySection, example: string) {
  const kept = await keptFields(section, example);
  return { kept, untouched: await run(section, example, { kept }) };
}

const untouchedRuns = new Map<string, ReturnType<typeof runUntouched>>();

/** The same, once for both tests of an example. */
function untouchedRun(section: AnySection, example: string) {
  const key = `${section.name} ${example}`;
  const result = untouchedRuns.get(key) ?? runUntouched(section, example);
  untouchedRuns.set(key, result);
  // When the test is run again, so is this.
  onTestFailed(() => {
    untouchedRuns.delete(key);
  });
  return result;
}

describe.each(islands.map((section) => [section.name, section] as const))('%s', (_name, section) => {
  const examples = Object.keys(section.examples);
  test.each(examples)(
    'V15 %s works on a page that the browser or an extension has changed',
    async (example) => {
      const { kept, untouched } = await untouchedRun(section, example);
      const before = (root: Element) => {
        translate(root);
        manage(root);
      };
      expect(await run(section, example, { kept, before })).toEqual(untouched);
    },
  );

  test.each(examples)('V15 %s works when the browser translates it afterwards', async (example) => {
    const { kept, untouched } = await untouchedRun(section, example);
    expect(await run(section, example, { kept, after: translate })).toEqual(untouched);
  });
});
