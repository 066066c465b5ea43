/** How showing a story ended; `error` says why it failed. */
export interface StoryOutcome {
  readonly error?: string;
}

interface Channel {
  on(event: string, listener: (said: unknown) => void): void;
}

/**
 * Runs in the page before Storybook does: empties the storages and leaves the outcome of the story in
 * `globalThis.storyOutcome`. It must not use anything from outside.
 */
export function watchStory(): void {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // The empty page before the first story has no storage.
  }
  const page = globalThis as { storyOutcome?: StoryOutcome };
  const end = (outcome: StoryOutcome) => (page.storyOutcome ??= outcome);
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
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => current,
    set: (channel: Channel) => {
      if (channel === current) return;
      current = channel;
      for (const event of failures)
        channel.on(event, (said) => end({ error: `${event}: ${textOf(said)}`.slice(0, 500) }));
      channel.on('storyFinished', () => end({}));
    },
  });
}
