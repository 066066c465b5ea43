import { expect, waitFor } from 'storybook/test';

/** For play functions: waits until the section's behavior is attached. */
export const behaves = (story: HTMLElement): Promise<void> =>
  waitFor(() => expect(story.querySelector('[data-behaves]')).not.toBeNull());
