import { openSession, type SessionState } from '#lib/visitor/activeSession.ts';
import { hasOptedOut, renewOptOut } from '#lib/visitor/privacyChoice.ts';

/** Adds to a list of the window that other programs read; it is made when there is none. */
function pushToLayer(view: Window, name: string, entry: object): void {
  const known: unknown = Reflect.get(view, name);
  if (Array.isArray(known)) known.push(entry);
  else if (known === undefined) Reflect.set(view, name, [entry]);
  else console.info(`Page views are not pushed: window.${name} is no list.`);
}

/** The browser's word for a page that was made before the visitor asked for it. */
interface MaybePrerendered {
  readonly prerendering?: boolean;
}

/**
 * Pushes a page view to where the page says: a data layer of the window, the site's collector (PAGE-11). It says what
 * the page's hidden fields say, and nothing of the visitor but whether the session is new. Those who opted out are not
 * counted, and their choice is renewed once a session; a page that was made ahead is, once it is shown; one that the browser kept for the way back is each time.
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
