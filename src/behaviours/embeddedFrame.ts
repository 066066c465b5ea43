import { allowedRedirect } from '#lib/address/allowedRedirect.ts';
import { type CookieName, readCookie } from '#lib/visitor/cookies.ts';
import { readFrameMessage } from '#lib/browser/frameMessage.ts';
import { htmlPath } from '#lib/address/htmlPath.ts';
import { hasOptedOut } from '#lib/visitor/privacyChoice.ts';
import type { Behaviour } from './behaviour.ts';

/** Returns the frame's URL, with the cookies that its page needs as query parameters. */
function addressOf({ dataset }: HTMLElement): URL {
  const url = new URL(dataset['frame'] ?? '', document.baseURI);
  for (const name of (dataset['cookies'] ?? '').split(' ').filter((one) => one !== '')) {
    // The view writes this attribute, from cookie names only.
    const value = readCookie(name as CookieName);
    if (value !== undefined && value !== '') url.searchParams.set(name, value);
  }
  return url;
}

/** Returns the nearest background color behind an element that is not fully transparent. */
function groundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== 'transparent' && backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return (
    getComputedStyle(document.documentElement).getPropertyValue('background-color') || 'rgb(255, 255, 255)'
  );
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An embedded frame. Handles messages from the frame's own page and ignores all others. */
class Frame {
  readonly #holder: HTMLElement;
  readonly #url: URL;
  readonly #frame = document.createElement('iframe');

  constructor(holder: HTMLElement, signal: AbortSignal) {
    this.#holder = holder;
    this.#url = addressOf(holder);
    this.#frame.title = holder.dataset['title'] ?? '';
    this.#frame.height = holder.dataset['height'] ?? '';
    const { sandbox } = holder.dataset;
    if (sandbox !== undefined) this.#frame.setAttribute('sandbox', sandbox);
    this.#frame.referrerPolicy = 'strict-origin';
    this.#frame.src = this.#url.href;
    this.#frame.addEventListener('load', this.#sendGround);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', this.#sendGround, { signal });
    addEventListener('message', this.#onMessage, { signal });
    holder.append(this.#frame);
    signal.addEventListener('abort', () => this.#frame.remove());
  }

  readonly #sendGround = (): void => {
    const message = { action: 'backgroundColor', color: groundOf(this.#holder) };
    this.#frame.contentWindow?.postMessage(JSON.stringify(message), this.#url.origin);
  };

  readonly #onMessage = ({ data, origin, source }: MessageEvent): void => {
    // Other windows and extensions post messages here too: accept only those from this frame and its own origin.
    if (source === null || source !== this.#frame.contentWindow || origin !== this.#url.origin) return;
    try {
      const message = readFrameMessage(data);
      if (message.type === 'completed') this.#complete();
      else if (message.type === 'resize') this.#frame.height = String(message.height);
      else this.#holder.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
    } catch (error) {
      console.warn(`A message of the frame “${this.#frame.title}” is not understood.`, error);
    }
  };

  #complete(): void {
    const target = allowedRedirect(this.#holder.dataset['url'] ?? '');
    if (target === undefined) throw new Error('There is no page of the site that follows.');
    location.assign(htmlPath(target));
  }
}

/**
 * Embeds a page in a frame and handles its messages (WIDG-17). If the visitor has opted out of data sharing, a page
 * from another origin loads only after the visitor agrees.
 */
export const embeddedFrame: Behaviour = (root, signal) => {
  const holder = root.querySelector<HTMLElement>('[data-frame]');
  const asks = root.querySelector<HTMLElement>('[data-part=ask]');
  if (!holder) return;
  let frame: Frame | undefined;
  const show = () => {
    asks?.toggleAttribute('hidden', true);
    frame ??= new Frame(holder, signal);
  };
  const onClick = () => {
    show();
    holder.querySelector('iframe')?.focus();
  };
  const isForeign = new URL(holder.dataset['frame'] ?? '', document.baseURI).origin !== location.origin;
  if (isForeign && hasOptedOut()) asks?.toggleAttribute('hidden', false);
  else show();
  asks?.querySelector('button')?.addEventListener('click', onClick, { signal });
};
