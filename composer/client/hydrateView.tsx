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

// One of each for all islands of a page: ten sections that ask for one rate make one request.
const emotion = browserStyles(document);
const queries = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });

interface IslandData {
  readonly props: Record<string, unknown>;
  readonly environment: SectionEnvironment;
  /** Answers that the server rendered with. */
  readonly queries?: DehydratedState;
}

/** Makes the server's answers known, so that nobody asks again; they are new by the visitor's clock too. */
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

/** Choices by the select that had them before React knew of it; later it may be gone. */
const choicesOfSelects = new Map<string, readonly Choice[]>();

function choicesOf(id: string): readonly Choice[] {
  const choices = choicesOfSelects.get(id) ?? optionsOf(document.getElementById(id));
  choicesOfSelects.set(id, choices);
  return choices;
}

const inHtml = withChoices(choicesOf);

/** @param fill what the browser knows for the places in plain text that only it can fill in. */
function islandData(root: HTMLElement, fill?: typeof visitorValue): IslandData {
  const block = root.nextElementSibling;
  if (!(block instanceof HTMLScriptElement) || block.dataset['for'] !== root.id) {
    throw new Error(`The island ${root.id} has no data.`);
  }
  // Written by renderSection from the same types.
  const json = block.text;
  const data = hasMarks(json) ? fillMarksInJson(json, fill) : json;
  // Most islands leave nothing out, and need not be looked through for it.
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

/** What the visitor entered before hydration, so that React learns of it afterwards. */
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

/** Puts an entered value back and tells React, which ignores events about a value it already knows. */
function announce(field: Field, value: string | boolean): void {
  const isChoice = typeof value === 'boolean';
  // The radio that lost its check is told by the one that has it now.
  if (isChoice && !value && field.type === 'radio') return;
  const property = isChoice ? 'checked' : 'value';
  const before = isChoice ? !value : value;
  // React keeps what it last saw of a field there; without the difference it drops the event.
  const tracked = field as Field & { _valueTracker?: { setValue: (value: string) => void } };
  tracked._valueTracker?.setValue(isChoice ? String(before) : `${value}\u0000`);
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, before);
  if (isChoice) return field.click();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // The visitor has already left it.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Events that React answers at once, and hydrates for (`discreteReplayableEvents` in React's own source). */
const urgent = (
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend ' +
  'dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste ' +
  'click change contextmenu reset'
).split(' ');

/**
 * Hydrates one section's server HTML. Resolves once its event handlers are attached; what the visitor typed before
 * that is kept and made known to the section.
 *
 * @returns what renders the island anew when the data beside it has changed.
 */
export function hydrateView(
  root: HTMLElement,
  View: ComponentType<Record<string, unknown>>,
): Promise<() => void> {
  const entered = enteredFields(root);
  // React would hydrate all that is left at once for the sake of an event, which would make the visitor wait. The
  // browser answers meanwhile, and what is entered is kept.
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
      // The server's HTML, which React has just found again, has the author's words there.
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
      // In a transition React works in slices of some milliseconds.
      startTransition(() => {
        reactRoot = hydrateRoot(root, tree(), { identifierPrefix: `${root.id}-` });
      });
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
