/**
 * React DOM, in a module of its own: the bundler evaluates React where it is first imported, and as part of the file of
 * React (`parts` in `bundledScripts.ts`) that happens in a task without anything else.
 */
export { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
