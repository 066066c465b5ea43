import { afterPaint } from '#lib/browser/afterPaint.ts';
import { publishedOption } from '#lib/browser/publishedOption.ts';
import { hydrateEvent } from '#lib/browser/hydrateEvent.ts';
import type { HydratedIsland } from './hydrateView.tsx';
import type { Successor } from './IslandHtml.ts';
import { replayEvent, heldTarget } from './replayEvent.ts';

/** The exports of an island's module. `hydrate` resolves once React's listeners are attached. */
interface IslandModule {
  readonly hydrate: (root: HTMLElement) => Promise<HydratedIsland>;
}

type State = 'hydrating' | 'hydrated' | 'failed';

const states = new WeakMap<Element, State>();
const held = new WeakMap<Element, Event[]>();
const load = (url: string): Promise<IslandModule> => import(/* @vite-ignore */ url) as Promise<IslandModule>;

/** Returns the files of an island, in order of evaluation. */
const filesOf = ({ dataset }: HTMLElement) => (dataset['preload'] ?? '').split(' ').filter(Boolean);

/** Lets the browser handle what has happened meanwhile, such as a key. */
const nextTask = () => new Promise((next) => setTimeout(next));

/** Evaluates the files of an island one by one, and yields to the event loop in between. */
async function loadInParts(island: HTMLElement): Promise<IslandModule> {
  for (const file of filesOf(island)) {
    await load(file);
    await nextTask();
  }
  return load(island.dataset['island'] ?? '');
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/** Starts the downloads of all files of an island, each in a task of its own: starting all at once would block the page. */
async function preload(island: HTMLElement): Promise<void> {
  const sheet = document.body.dataset['variables'];
  const links: [string, string][] = filesOf(island).map((href) => ['modulepreload', href]);
  if (sheet) links.push(['stylesheet', sheet]);
  for (const [rel, href] of links) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    await nextTask();
  }
}

/** Whether a key opens a listbox, such as an arrow key on a button that has one. */
const opensList = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  event.key.startsWith('Arrow') &&
  event.target instanceof Element &&
  event.target.matches('button[aria-haspopup=listbox]');

/** Holds an event. A visitor who sees no answer may tap again: of taps on the same target in a row, the last counts. */
function keep(island: HTMLElement, event: Event): void {
  const events = held.get(island) ?? [];
  const last = events.at(-1);
  const isRepeated = last?.type === event.type && heldTarget(last) === heldTarget(event);
  held.set(island, [...(isRepeated ? events.slice(0, -1) : events), event]);
}

/** Replays held events: for React once it has hydrated, or for the browser if the island failed to load. */
async function replay(island: HTMLElement, successor?: Successor): Promise<void> {
  const events = held.get(island) ?? [];
  held.delete(island);
  for (const event of events) {
    // React shows what an event has changed before the next one.
    if (event !== events[0]) await nextTask();
    if (opensList(event)) {
      const target = successor?.(event.target as Element) ?? event.target; // `opensList` has checked it.
      target?.dispatchEvent(new KeyboardEvent('keydown', event));
    } else replayEvent(event, successor);
  }
}

/** Loads and hydrates an island. Calling it again does nothing. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  if (states.has(island)) return;
  states.set(island, 'hydrating');
  await preload(island);
  let successor: Successor | undefined;
  try {
    const { hydrate } = await loadInParts(island);
    ({ successor } = await hydrate(island));
    states.set(island, 'hydrated');
  } catch (error) {
    // The server's HTML still works: its links and its native form.
    states.set(island, 'failed');
    console.error(`The section ${island.dataset['section']} stays without JavaScript.`, error);
  }
  island.dataset['hydration'] = states.get(island);
  await replay(island, successor);
}

function onVisible(island: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void hydrateIsland(island);
    },
    { rootMargin: '200px' },
  );
  observer.observe(island);
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);

/** Returns the page's cookies, or an empty string if cookies are blocked. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function schedule(island: HTMLElement): void {
  const { hydrate: when, hydrateCookie } = island.dataset;
  const hasCookie = hydrateCookie !== undefined && `; ${cookies()}`.includes(`; ${hydrateCookie}=`);
  if (when === 'load') void hydrateIsland(island);
  else if (when === 'idle') whenIdle(() => void hydrateIsland(island));
  else if (when === 'visible' || hasCookie) onVisible(island);
  // Another section of the page may set the cookie and dispatch an event of this name.
  if (hydrateCookie !== undefined)
    document.addEventListener(`portico:${hydrateCookie}`, () => void hydrateIsland(island), { once: true });
}

/** Whether the browser restored a choice in an island, after Back or a reload. The island must show what belongs to it. */
const isRestored = (island: HTMLElement): boolean =>
  [...island.querySelectorAll('select')].some((select) => select.value !== publishedOption(select));

const hydrateRestored = () => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (isRestored(island)) void hydrateIsland(island);
};

function hold(event: Event): void {
  const island = islandOf(event.target);
  if (!island) return;
  const state = states.get(island);
  if (state === 'hydrated' || state === 'failed') return;
  if ((/^(?:click|submit)$/.test(event.type) && heldTarget(event)) || opensList(event)) {
    event.preventDefault();
    event.stopPropagation();
    keep(island, event);
  }
  // Wait until the browser has painted its response to the tap.
  void afterPaint().then(() => hydrateIsland(island));
}

/**
 * Hydrates the page's islands when their sections declare. Until an island is hydrated, holds the visitor's taps,
 * submits and keys that open a list, and replays them afterwards, so that none is lost. What was typed stays in the
 * fields.
 *
 * @param signal removes the listeners.
 */
export function hydrateIslands(signal: AbortSignal): void {
  const types = ['click', 'submit', 'keydown', 'focusin', 'pointerdown', 'input', 'change', hydrateEvent];
  for (const type of types) document.addEventListener(type, hold, { capture: true, signal });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) schedule(island);
  hydrateRestored();
  // Some browsers restore choices only now.
  addEventListener('pageshow', hydrateRestored, { signal });
  // The visitor may have focused an island before this script ran.
  const used = islandOf(document.activeElement);
  if (used) void hydrateIsland(used);
}
