import type { Plugin } from 'vite';

/** Returns a plugin that removes the stacks of the errors that React creates at import time. */
export function reactDomPatch(): Plugin;
