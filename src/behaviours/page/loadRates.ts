import { chosenState, stateChanged } from '#lib/visitor/chosenState.ts';
import { keptZipCode } from '#lib/visitor/keptZipCode.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';

/**
 * Loads and starts `liveRates`. If its code cannot be loaded, the page keeps its rates until the visitor's zip code or
 * state changes, which loads it again.
 *
 * @param isDue Whether to load it at once, instead of with the first change.
 */
export function loadRates(page: Document, isDue = true): void {
  const changes = new AbortController();
  const load = async () => {
    try {
      const { liveRates } = await import('./liveRates.ts');
      changes.abort();
      liveRates(page);
    } catch (error) {
      console.info('The rates in texts stay as the page was made with them.', error);
    }
  };
  for (const event of [zipCodeChanged, stateChanged])
    page.addEventListener(event, () => void load(), { signal: changes.signal });
  if (isDue) void load();
}

/**
 * Like `loadRates`, for pages whose rates all depend on the visitor's zip code or state: most visitors have neither and
 * don't load the code.
 */
export const loadRatesOfVisitor = (page: Document): void =>
  loadRates(page, keptZipCode() !== undefined || chosenState() !== undefined);
