import { chosenState, stateChanged } from '#lib/visitor/chosenState.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { isZipCode, zipCodeChanged } from '#lib/visitor/zipCode.ts';

/** Loads `liveRates` and starts it. If its code cannot be loaded, the page keeps its rates. */
export async function loadRates(page: Document): Promise<void> {
  try {
    const { liveRates } = await import('./liveRates.ts');
    liveRates(page);
  } catch (error) {
    console.info('The rates in texts stay as the page was made with them.', error);
  }
}

/**
 * Like `loadRates`, for pages whose rates all depend on the visitor's zip code or state: most visitors have neither and
 * don't load the code.
 */
export function loadRatesOfVisitor(page: Document): void {
  if (isZipCode(readCookie('zipcode')) || chosenState() !== undefined) {
    void loadRates(page);
    return;
  }
  const changes = new AbortController();
  const load = () => {
    changes.abort();
    void loadRates(page);
  };
  for (const event of [zipCodeChanged, stateChanged])
    page.addEventListener(event, load, { signal: changes.signal });
}
