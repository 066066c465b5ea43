import { replayEvent, heldTarget } from './replayEvent.ts';

/** Told by the page's script when everything in it listens: an event of the document. */
export const scriptReady = 'portico:ready';

/** A script that is not there by then is not waited for: milliseconds from the first tap that is held. */
const patience = 10_000;

/**
 * Holds the visitor's taps and submits that only the page's script can answer, from the first paint until that script
 * listens or turns out to be missing. Then each is given back in its turn, so that none is lost.
 */
export function holdTaps(): void {
  const held: Event[] = [];
  const hold = (event: Event) => {
    if (!heldTarget(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.push(event) === 1) setTimeout(release, patience);
  };
  const onError = ({ target }: Event) => {
    // Of a picture that is missing the page's script knows nothing.
    if (target === window || target instanceof HTMLScriptElement) release();
  };
  const release = () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', hold, true);
    removeEventListener('error', onError, true);
    for (const event of held.splice(0)) replayEvent(event);
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  document.addEventListener(scriptReady, release, { once: true });
  addEventListener('error', onError, true);
}
