import { stateChanged } from '#lib/visitor/chosenState.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import type { LocalKey } from '#lib/visitor/storage.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';

/** Event of the document: the visitor has returned to the page, which may show outdated data. */
export const visitorReturned = 'portico:returned';

const channelName = 'portico';
const stateKey: LocalKey = 'stateNameSelected';

/**
 * Dispatches document events when the visitor changes the zip code, or the state of the mortgage rates, in another tab.
 * Messages between tabs only say that something changed; each tab then reads the new value itself. A page in the
 * back/forward cache has closed its channel, so it checks for changes when it is shown again.
 */
export function otherTabs(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  let zip = readCookie('zipcode');
  let channel: BroadcastChannel | undefined;
  const look = () => {
    const now = readCookie('zipcode');
    if (now === zip) return;
    zip = now;
    page.dispatchEvent(new CustomEvent(zipCodeChanged));
  };
  const open = () => {
    if (!('BroadcastChannel' in view)) return;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', look);
  };
  const tell = () => {
    const now = readCookie('zipcode');
    if (now === zip) return;
    zip = now;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to the page's origin
    channel?.postMessage('zipcode');
  };
  const welcomeBack = () => {
    look();
    page.dispatchEvent(new CustomEvent(visitorReturned));
  };
  open();
  page.addEventListener(zipCodeChanged, tell);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') welcomeBack();
  });
  view.addEventListener('storage', ({ key }) => {
    if (key === stateKey) page.dispatchEvent(new CustomEvent(stateChanged));
  });
  view.addEventListener('pagehide', () => channel?.close());
  view.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    welcomeBack();
    page.dispatchEvent(new CustomEvent(stateChanged));
  });
}
