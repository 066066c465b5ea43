import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));

/**
 * Removes the controls of args that contain React elements: the panel would edit them as JSON, which they are not, and
 * the element of a styled component contains itself.
 */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const elements = Object.keys(initialArgs).filter((name) => holdsElement(initialArgs[name]));
  return {
    ...argTypes,
    ...Object.fromEntries(elements.map((name) => [name, { ...argTypes[name], name, control: false }])),
  };
};
