import { replayEvent, heldTarget } from './replayEvent.ts';

/** Event of the document that the page's script dispatches once all of its listeners are attached. */
export const scriptReady = 'portico:ready';

/** Milliseconds after the first held tap until the script is considered missing. */
const timeoutMs = 10_000;

/**
 * Holds taps and submits that only the page's script can handle, from the first paint until the script is ready or
 * fails to load. Then replays them in order, so that none is lost.
 */
export function holdTaps(): void {
  const held: Event[] = [];
  const holding = new AbortController();
  const hold = (event: Event) => {
    if (!heldTarget(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.push(event) === 1) setTimeout(release, timeoutMs);
  };
  const onError = ({ target }: Event) => {
    // Also fires for images, which have nothing to do with the script.
    if (target === window || target instanceof HTMLScriptElement) release();
  };
  const release = () => {
    holding.abort();
    for (const event of held.splice(0)) replayEvent(event);
  };
  const options = { capture: true, signal: holding.signal };
  document.addEventListener('click', hold, options);
  document.addEventListener('submit', hold, options);
  document.addEventListener(scriptReady, release, options);
  addEventListener('error', onError, options);
}
