import { CacheProvider } from '@emotion/react';
import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { islandTheme } from 'virtual:portico/theme';
import { valueOfMark } from '#behaviours/page/valueOfMark.ts';
import { textsChanged } from '#lib/visitor/rateEvents.ts';
import { fillMarksInJson, hasMarks } from '#lib/visitor/visitorText.ts';
import { BelowPage } from '#theme/BelowPage.tsx';
import { restoreStyles } from '#theme/inlineStyle.ts';
import { SectionProvider, type SectionEnvironment } from '#section-kit/sectionContext.tsx';
import { browserStyles } from './browserStyles.ts';
import { CarriedValues } from './CarriedValues.ts';
import { type Field, isField } from './enteredFields.ts';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { Successor } from './IslandHtml.ts';
import { keepMovedNodes } from './keepMovedNodes.ts';
import { hydrateRoot, type HydrationOptions, type Root } from './reactRoot.ts';
import { StyleTexts } from './StyleTexts.ts';

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

/** Returns an island's data block. An extension may have put elements between the two. */
function dataOf({ id }: HTMLElement): HTMLScriptElement {
  const block = document.querySelector<HTMLScriptElement>(`script[data-for="${CSS.escape(id)}"]`);
  if (!block) throw new Error(`The island ${id} has no data.`);
  return block;
}

/**
 * Reads the props and environment of an island.
 * @param fill Returns the values of placeholders that only the browser knows.
 */
function islandData(root: HTMLElement, fill?: typeof valueOfMark): IslandData {
  // Typed by `renderSection`, which writes it.
  const json = dataOf(root).text;
  const data = hasMarks(json) ? fillMarksInJson(json, fill) : json;
  return JSON.parse(data) as IslandData;
}

/** Events that React handles synchronously, and hydrates for (`discreteReplayableEvents` in React's source). */
const urgent = (
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend ' +
  'dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste ' +
  'click change contextmenu reset'
).split(' ');

/**
 * Keeps events of an island from React, which would hydrate everything that is left synchronously and block the page.
 * The browser handles them.
 *
 * @param onEntered called with each field that the visitor changes.
 * @param signal stops this.
 */
function keepEventsFromReact(
  root: HTMLElement,
  onEntered: (field: Field) => void,
  signal: AbortSignal,
): void {
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Node) || !root.contains(target)) return;
    event.stopPropagation();
    if (/^(?:input|change)$/.test(event.type) && isField(target)) onEntered(target);
  };
  for (const type of urgent) document.addEventListener(type, keep, { capture: true, signal });
}

/** A hydrated island. */
export interface HydratedIsland {
  /** Renders the island again after the data beside it has changed. */
  readonly render: () => void;
  /** Finds the element that has replaced one of the server's HTML. */
  readonly successor: Successor;
}

/** Says that the island's HTML was replaced. React's development build says what was different. */
function reportReplaced(root: HTMLElement, error: unknown): void {
  const { message = '', cause } = error instanceof Error ? error : {};
  // React wraps what a view has thrown.
  if (cause !== undefined) return reportError(cause);
  const difference = message.startsWith('Minified') ? '' : message;
  console.info(`Something changed the HTML of ${root.dataset['section']}; it was rendered anew.`, difference);
}

/** The browser or an extension has moved nodes of React's; `IslandBoundary` renders them anew. */
const isMovedNode = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

const rootOptions = (root: HTMLElement): HydrationOptions => ({
  identifierPrefix: `${root.id}-`,
  onRecoverableError: (error) => reportReplaced(root, error),
  onCaughtError: (error) => (isMovedNode(error) ? reportReplaced(root, error) : reportError(error)),
});

/**
 * Hydrates one section's server HTML. Resolves once its event handlers are attached. Keeps what the visitor typed
 * before that, and passes it to the section. HTML that somebody has changed is replaced; values, focus and selection
 * are kept.
 */
export function hydrateView(
  root: HTMLElement,
  View: ComponentType<Record<string, unknown>>,
): Promise<HydratedIsland> {
  const texts = import.meta.env.DEV ? new StyleTexts() : undefined;
  restoreStyles(root, texts?.keep);
  const values = new CarriedValues(root);
  keepMovedNodes(root);
  const hydrating = new AbortController();
  keepEventsFromReact(root, (field) => values.enter(field), hydrating.signal);
  let isHydrated = false;
  return new Promise((resolve, reject) => {
    const done = () => {
      hydrating.abort();
      texts?.forget();
      values.announce().then(finish).catch(reject);
    };
    const finish = () => {
      if (isHydrated) return;
      isHydrated = true;
      // Hydration must match the server's HTML, which contains the fallbacks of placeholders; now fill them in.
      const block = dataOf(root);
      if (hasMarks(block.text)) {
        render();
        block.addEventListener(textsChanged, render);
      }
      resolve({ render, successor: values.successor });
    };
    const render = () => reactRoot.render(tree(valueOfMark));
    const tree = (fill?: typeof valueOfMark) => {
      const { props, environment } = islandData(root, fill);
      return (
        <CacheProvider value={emotion}>
          <BelowPage theme={islandTheme}>
            <QueryClientProvider client={queries}>
              <SectionProvider value={environment}>
                <IslandBoundary onRender={values.remember} onCommit={values.carryOver}>
                  <Hydrated done={done}>
                    <View {...props} />
                  </Hydrated>
                </IslandBoundary>
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
        reactRoot = hydrateRoot(root, tree(), rootOptions(root));
      });
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
