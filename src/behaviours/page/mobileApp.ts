import { sessionStore } from '#lib/visitor/storage.ts';

/** Values of `Channel` that the app sets, unless the site configures others. */
const usualChannels = ['mobile', 'mobileApp'];

/** Returns a channel without what may be written one way or another: `mobile-app` and `Mobile App` are `mobileapp`. */
const channelKey = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');

/** Returns the site's own channels of the app, which the composer writes as JSON. */
const ownChannels = ({ dataset }: HTMLElement): string[] | undefined => {
  const written = dataset['mobileAppChannels'];
  return written === undefined ? undefined : (JSON.parse(written) as string[]);
};

/**
 * Hides links of the header and footer that the bank's mobile app shows itself, if the page is shown in the app
 * (PAGE-10). The channel must be one of the app's: a channel such as `mobile-web` is a browser.
 */
export function mobileApp(page: Document): void {
  const channel = channelKey(sessionStore.get('Channel') ?? '');
  const channels = ownChannels(page.body) ?? usualChannels;
  if (!channels.some((one) => channelKey(one) === channel)) return;
  for (const item of page.querySelectorAll<HTMLElement>('[data-mobile-app-nav]')) item.hidden = true;
}
