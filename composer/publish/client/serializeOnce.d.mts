import type { Plugin } from 'vite';

/** A Vite plugin: styles that depend on nothing are serialised once. @param library Portico's folder. */
export function serializeOnce(library: string): Plugin;
