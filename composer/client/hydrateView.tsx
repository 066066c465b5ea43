import { CacheProvider } from '@emotion/react';
import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islandTheme } from 'virtual:portico/theme';
import { visitorValue } from '#behaviours/page/visitorValue.ts';
import { fillMarksInJson, hasMarks } from '#lib/visitor/visitorText.ts';
import type { Choice } from '#lib/values/Choice.ts';
import { BelowPage } from '#theme/BelowPage.tsx';
import { hasChoicesMarks, withChoices } from '#section-kit/choicesInHtml.ts';
import { SectionProvider, type SectionEnvironment } from '#section-kit/sectionContext.tsx';
import { browserStyles } from './browserStyles.ts';

// Shared by all islands of a page, so that ten sections which need the same rate make one request.
const emotion = browserStyles(document);
const queries = new QueryClient({
  // Without a network, queries fail at once. By default they would pause, and visitors would wait for ever.
  defaultOptions: { queries: { retry: 1, networkMode: 'always' } },
});

interface IslandData {
  readonly props: Record<string, unknown>;
  readonly environment: SectionEnvironment;
  /** Query results that the server rendered with. */
  readonly queries?: DehydratedState;
}

/**
 * Adds the server's query results to the cache, so that they are not fetched again. They count as fresh by the
 * visitor's clock.
 */
function keepAnswers({ queries: answered }: IslandData): void {
  if (!answered) return;
  const dataUpdatedAt = Date.now();
  hydrate(queries, {
    ...answered,
    queries: answered.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
}

function Hydrated({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}

const optionsOf = (select: Element | null): readonly Choice[] =>
  select instanceof HTMLSelectElement
    ? Array.from(select.options, ({ value, textContent: label }) => ({ value, label })).filter(
        ({ value }) => value !== '',
      )
    : [];

/** Choices by the id of the select that contained them. Cached, because React may remove the select later. */
const choicesOfSelects = new Map<string, readonly Choice[]>();

function choicesOf(id: string): readonly Choice[] {
  const choices = choicesOfSelects.get(id) ?? optionsOf(document.getElementById(id));
  choicesOfSelects.set(id, choices);
  return choices;
}

const inHtml = withChoices(choicesOf);

/**
 * Reads the props and environment of an island.
 * @param fill Returns the values of placeholders that only the browser knows.
 */
function islandData(root: HTMLElement, fill?: typeof visitorValue): IslandData {
  const block = root.nextElementSibling;
  if (!(block instanceof HTMLScriptElement) || block.dataset['for'] !== root.id) {
    throw new Error(`The island ${root.id} has no data.`);
  }
  // Typed by `renderSection`, which writes it.
  const json = block.text;
  const data = hasMarks(json) ? fillMarksInJson(json, fill) : json;
  // Most islands have no omitted choices, so they skip the reviver.
  const whole = hasChoicesMarks(data) ? (_key: string, value: unknown) => inHtml(value) : undefined;
  return JSON.parse(data, whole) as IslandData;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const valueOf = (field: Field) =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) ? field.checked : field.value;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Returns the values that the visitor entered before hydration, so that React can be notified of them. */
function enteredFields(root: HTMLElement): Map<Field, string | boolean> {
  const entered = new Map<Field, string | boolean>();
  for (const field of root.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')) {
    const untouched =
      field instanceof HTMLSelectElement
        ? [...field.options].every((option) => option.selected === option.defaultSelected)
        : valueOf(field) ===
          (typeof valueOf(field) === 'boolean'
            ? (field as HTMLInputElement).defaultChecked
            : field.defaultValue);
    if (!untouched) entered.set(field, valueOf(field));
  }
  return entered;
}

/** Restores an entered value and dispatches its events. React ignores events for a value that it already knows. */
function announce(field: Field, value: string | boolean): void {
  const isChoice = typeof value === 'boolean';
  // The newly checked radio button notifies React of both.
  if (isChoice && !value && field.type === 'radio') return;
  const property = isChoice ? 'checked' : 'value';
  const before = isChoice ? !value : value;
  // React stores the last value that it saw here, and drops events if the value is the same.
  const tracked = field as Field & { _valueTracker?: { setValue: (value: string) => void } };
  tracked._valueTracker?.setValue(isChoice ? String(before) : `${value}\u0000`);
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, before);
  if (isChoice) return field.click();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // The visitor has already left the field.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Events that React handles synchronously, and hydrates for (`discreteReplayableEvents` in React's source). */
const urgent = (
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend ' +
  'dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste ' +
  'click change contextmenu reset'
).split(' ');

/**
 * Hydrates one section's server HTML. Resolves once its event handlers are attached. Keeps what the visitor typed
 * before that, and passes it to the section.
 *
 * @returns A function that renders the island again after the data beside it has changed.
 */
export function hydrateView(
  root: HTMLElement,
  View: ComponentType<Record<string, unknown>>,
): Promise<() => void> {
  const entered = enteredFields(root);
  // An event would make React hydrate everything that is left synchronously, which would block the page. The browser
  // handles the event, and the entered values are kept.
  const keepFromReact = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Node) || !root.contains(target)) return;
    event.stopPropagation();
    if (/^(?:input|change)$/.test(event.type) && isField(target)) entered.set(target, valueOf(target));
  };
  for (const type of urgent) document.addEventListener(type, keepFromReact, true);
  return new Promise((resolve, reject) => {
    const done = () => {
      for (const type of urgent) document.removeEventListener(type, keepFromReact, true);
      for (const [field, value] of entered) announce(field, value);
      // Hydration must match the server's HTML, which contains the fallbacks of placeholders; now fill them in.
      if (hasMarks(root.nextElementSibling?.textContent ?? '')) render();
      resolve(render);
    };
    const render = () => reactRoot.render(tree(visitorValue));
    const tree = (fill?: typeof visitorValue) => {
      const { props, environment } = islandData(root, fill);
      return (
        <CacheProvider value={emotion}>
          <BelowPage theme={islandTheme}>
            <QueryClientProvider client={queries}>
              <SectionProvider value={environment}>
                <Hydrated done={done}>
                  <View {...props} />
                </Hydrated>
              </SectionProvider>
            </QueryClientProvider>
          </BelowPage>
        </CacheProvider>
      );
    };
    let reactRoot: Root;
    try {
      keepAnswers(islandData(root));
      // In a transition, React works in slices of a few milliseconds.
      startTransition(() => {
        reactRoot = hydrateRoot(root, tree(), { identifierPrefix: `${root.id}-` });
      });
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
