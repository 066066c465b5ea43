import type { ReactElement } from 'react';

/** Uses of MUI's components, by name: the component's, or that with what is special about the use. */
export type Examples = Readonly<Record<string, () => ReactElement>>;
