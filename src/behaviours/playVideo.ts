/** What a provider's script makes a player of. */
export interface PlayerConfig {
  readonly script: string;
  /** Name of the global function that makes a player of an element. */
  readonly api: string;
  readonly componentID?: string;
  readonly account: string;
  readonly playerID: string;
  readonly embed: string;
  readonly version?: string;
  readonly bundleVersion?: string;
  readonly videoID: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Milliseconds: how long the script is awaited, how often it is looked for, and when the poster has come. */
const timings = { script: 30_000, look: 100, poster: 2000 } as const;

type MakePlayer = (element: HTMLElement) => unknown;

const loading = new Map<string, Promise<void>>();

/** Loads a script once. A script that failed is tried anew the next time. */
function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
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

/** The provider's function, once it is there. @throws {Error} when it is not within its time. */
function apiOf({ script, api }: PlayerConfig): Promise<MakePlayer> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found: unknown = Reflect.get(globalThis, api);
      if (typeof found !== 'function') return;
      stop();
      resolve(found as MakePlayer);
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

/** The element that the provider's script looks for: in the page before it is a player. */
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
  // Nothing begins to move by itself for visitors who prefer less; they have the controls.
  if (!isStill()) element.setAttribute('autoplay', '');
  element.style.aspectRatio = `${width} / ${height}`;
  element.tabIndex = -1;
  return element;
}

/**
 * Puts a provider's player into the page: muted, and playing at once (WIDG-15). Its poster gets the alternative text when
 * it has come.
 *
 * @throws {Error} when the provider's script is not there in time.
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
