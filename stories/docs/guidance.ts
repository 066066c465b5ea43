import type { Parameters } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { PictureFit } from './ExamplePicture.tsx';

/** A sentence of guidance, with a live picture of what it means. */
export interface Pictured {
  readonly text: string;
  /** A function, because Storybook would copy an element in parameters. */
  readonly example: () => ReactNode;
  /** @default 'component' */
  readonly fit?: PictureFit;
}

export type Note = string | Pictured;

/** `parameters.guidance` of a component's or a section's stories: dos and don'ts, one sentence each. */
export interface Guidance {
  readonly do: readonly Note[];
  readonly dont: readonly Note[];
}

/** Returns the sentence of a note. */
export const textOf = (note: Note): string => (typeof note === 'string' ? note : note.text);

/** Guidance, or a function that loads it once. */
export type GivenGuidance = Guidance | (() => Promise<Guidance | undefined>);

/** Returns the guidance in a component's parameters. */
export function guidanceOf(parameters: Parameters): GivenGuidance | undefined {
  // Parameters are untyped; a test validates them in each file.
  return parameters['guidance'] as GivenGuidance | undefined;
}
