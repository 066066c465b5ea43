import { openSession, type SessionState } from '#lib/visitor/activeSession.ts';
import { hasOptedOut, renewOptOut } from '#lib/visitor/privacyChoice.ts';

/** Appends an entry to a global array, such as `window.dataLayer`. Creates the array if it does not exist. */
function pushToLayer(view: Window, name: string, entry: object): void {
  const layer: unknown = Reflect.get(view, name);
  if (Array.isArray(layer)) layer.push(entry);
  else if (layer === undefined) Reflect.set(view, name, [entry]);
  else console.info(`Page views are not pushed: window.${name} is no list.`);
}

/** `document.prerendering`, which not all browsers support. */
interface MaybePrerendered {
  readonly prerendering?: boolean;
}

/**
 * Sends a page view to the destinations that the page configures: a global data layer, the site's collector, or both
 * (PAGE-11). It contains the values of the page's hidden fields, and nothing about the visitor except whether the
 * session is new. Visitors who have opted out are not counted; instead, their opt-out is renewed once per session. A
 * prerendered page is counted when it is first shown, and a page from the back/forward cache each time it is shown
 * again.
 */
export function pageView(page: Document, atStart: SessionState): void {
  const mark = page.querySelector<HTMLElement>('[data-page-view]');
  const view = page.defaultView;
  if (!mark || !view) return;
  const { dataLayer, collector } = mark.dataset;
  const push = (activeSession: SessionState) => {
    if (hasOptedOut()) {
      if (activeSession === 'new') void renewOptOut();
      return;
    }
    const fields = [...mark.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    const entry = { ...Object.fromEntries(fields), activeSession };
    if (dataLayer) pushToLayer(view, dataLayer, { event: 'pageView', ...entry });
    if (collector)
      navigator.sendBeacon(collector, new Blob([JSON.stringify(entry)], { type: 'application/json' }));
  };
  if ((page as MaybePrerendered).prerendering)
    page.addEventListener('prerenderingchange', () => push(atStart), { once: true });
  else push(atStart);
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) push(openSession());
  });
}
