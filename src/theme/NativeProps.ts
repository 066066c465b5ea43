import type { ComponentProps, ElementType } from 'react';

/** The props of a styled native element, for the component around it. */
export type NativeProps<Root extends ElementType, Omitted extends PropertyKey = never> = Omit<
  ComponentProps<Root>,
  'ownerState' | 'theme' | 'as' | 'color' | Omitted
>;
