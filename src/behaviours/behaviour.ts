/**
 * A small program without React that enhances a section's server HTML. It receives the section's root element
 * (`[data-section]`) and a signal. When the signal aborts, it undoes everything it did (listeners, observers,
 * attributes). The page must already be useful before it runs and without it.
 */
export type Behaviour = (root: HTMLElement, signal: AbortSignal) => void;
