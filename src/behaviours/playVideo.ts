/** What a video provider's script needs to create a player. */
export interface PlayerConfig {
  readonly script: string;
  /** Name of the global function that turns an element into a player. */
  readonly api: string;
  readonly componentID?: string;
  readonly account: string;
  readonly playerID: string;
  readonly embed: string;
  readonly version?: string;
  readonly bundleVersion?: string;
  readonly videoID: string;
  /** In pixels, like `height`. */
  readonly width: number;
  readonly height: number;
}

/**
 * In milliseconds: how long to wait for the script, how often to check for it, and when the poster should have loaded.
 */
const timings = { script: 30_000, look: 100, poster: 2000 } as const;

type MakePlayer = (element: HTMLElement) => unknown;

const loading = new Map<string, Promise<void>>();

/** Loads a script once. A failed load is retried at the next call. */
function loadScript(src: string): Promise<void> {
  const pending = loading.get(src);
  if (pending) return pending;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
  loading.set(src, loaded);
  loaded.catch(() => loading.delete(src));
  return loaded;
}

/**
 * Waits for the provider's global function.
 *
 * @throws {Error} if the script fails to load or the function does not appear in time.
 */
function apiOf({ script, api }: PlayerConfig): Promise<MakePlayer> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const makePlayer: unknown = Reflect.get(globalThis, api);
      if (typeof makePlayer !== 'function') return;
      stop();
      resolve(makePlayer as MakePlayer);
    };
    const timer = setInterval(look, timings.look);
    const end = setTimeout(() => {
      stop();
      reject(new Error(`The player was not there after ${timings.script / 1000} seconds.`));
    }, timings.script);
    const stop = () => {
      clearInterval(timer);
      clearTimeout(end);
    };
    loadScript(script).then(look, (error: Error) => {
      stop();
      reject(error);
    });
  });
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Creates the element that the provider's script turns into a player. It must be in the document before that. */
function playerElement(config: PlayerConfig): HTMLElement {
  const { componentID, account, playerID, embed, version, bundleVersion, videoID, width, height } = config;
  const element = document.createElement('video-js');
  if (componentID !== undefined) element.id = componentID;
  const data = { account, player: playerID, embed, videoId: videoID, version, bundleVersion };
  for (const [name, value] of Object.entries(data)) if (value !== undefined) element.dataset[name] = value;
  const attributes = {
    width: String(width),
    height: String(height),
    controls: '',
    muted: '',
    playsinline: '',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // No autoplay for visitors who prefer reduced motion; they can press play.
  if (!isStill()) element.setAttribute('autoplay', '');
  element.style.aspectRatio = `${width} / ${height}`;
  element.tabIndex = -1;
  return element;
}

/**
 * Adds a provider's player to the page and plays the video muted (WIDG-15). Once the poster has loaded, gives it the
 * alternative text.
 *
 * @throws {Error} if the provider's script does not load in time.
 */
export async function playVideo(config: PlayerConfig, place: HTMLElement, posterAlt: string): Promise<void> {
  const makePlayer = await apiOf(config);
  const element = playerElement(config);
  place.replaceChildren(element);
  makePlayer(element);
  setTimeout(() => {
    for (const image of place.querySelectorAll('img')) if (!image.alt) image.alt = posterAlt;
  }, timings.poster);
}
