import type { Plugin } from 'vite';

/** A Vite plugin: styles that depend on nothing are serialised once. @param root the project's folder. */
export function serializeOnce(root: string): Plugin;
