import type { Parameters } from '@storybook/react-vite';

/** `parameters.guidance` of a component's stories: how to use it, and how not to, a sentence each. */
export interface Guidance {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** What the parameters of a component's stories say about its use. */
export function guidanceOf(parameters: Parameters): Guidance | undefined {
  // Parameters are open; a test looks at what each file writes here.
  return parameters['guidance'] as Guidance | undefined;
}
