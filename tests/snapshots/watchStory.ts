/** The outcome of showing a story. `error` is set if it failed. */
export interface StoryOutcome {
  readonly error?: string;
}

interface Channel {
  on(event: string, listener: (said: unknown) => void): void;
  emit(event: string, said: unknown): void;
}

/** What `watchStory` adds to the page's global object. */
export interface WatchedPage {
  /** Resolves when the play function of the current story has ended. */
  readonly storyOutcome: Promise<StoryOutcome>;
  /** Whether the story has a play function that ran. */
  readonly plays: boolean;
  /** Number of changes of the document. */
  readonly changes: number;
  /** Renders the story again, from its loaders to its play function. */
  readonly showAgain: (storyId: string) => void;
  /** Shows the same story in another brand, without its play function. */
  readonly showIn: (brand: string) => void;
}

/**
 * Runs in the page before Storybook: clears the storages and adds a `WatchedPage` to the global object. Must not use
 * anything outside the function.
 */
export function watchStory(): void {
  const clearStorages = () => {
    try {
      sessionStorage.clear();
      localStorage.clear();
    } catch {
      // The empty page before the first story has no storage.
    }
  };
  clearStorages();
  const page = globalThis as { -readonly [Name in keyof WatchedPage]?: WatchedPage[Name] };
  let end: (outcome: StoryOutcome) => void = () => {};
  const start = () => {
    page.storyOutcome = new Promise((resolve) => {
      end = resolve;
    });
  };
  start();
  page.plays = false;
  page.changes = 0;
  new MutationObserver((mutations) => {
    page.changes = (page.changes ?? 0) + mutations.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const failures = [
    'configError',
    'playFunctionThrewException',
    'storyErrored',
    'storyMissing',
    'storyThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const textOf = (said: unknown): string => {
    const one = Array.isArray(said) ? (said as unknown[])[0] : said;
    if (typeof one !== 'object' || one === null) return typeof one === 'string' ? one : 'no reason given';
    const { message, description } = one as { message?: string; description?: string };
    return message ?? description ?? JSON.stringify(one);
  };
  let current: Channel | undefined;
  page.showAgain = (storyId) => {
    clearStorages();
    scrollTo(0, 0);
    start();
    current?.emit('forceRemount', { storyId });
  };
  page.showIn = (brand) => {
    start();
    current?.emit('updateGlobals', { globals: { brand } });
  };
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => current,
    set: (channel: Channel) => {
      if (channel === current) return;
      current = channel;
      for (const event of failures)
        channel.on(event, (said) => end({ error: `${event}: ${textOf(said)}`.slice(0, 500) }));
      channel.on('storyRenderPhaseChanged', (said) => {
        if ((said as { newPhase?: string }).newPhase === 'playing') page.plays = true;
      });
      channel.on('storyFinished', () => end({}));
    },
  });
}
