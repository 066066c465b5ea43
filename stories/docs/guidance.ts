import type { Parameters } from '@storybook/react-vite';

/** `parameters.guidance` of a component's stories: dos and don'ts, one sentence each. */
export interface Guidance {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** Returns the guidance in a component's parameters. */
export function guidanceOf(parameters: Parameters): Guidance | undefined {
  // Parameters are untyped; a test validates them in each file.
  return parameters['guidance'] as Guidance | undefined;
}
