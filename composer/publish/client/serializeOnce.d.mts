import type { Plugin } from 'vite';

/** A Vite plugin that caches the serialized form of static styles. @param library Portico's folder. */
export function serializeOnce(library: string): Plugin;
