/** Runs a function once the document is parsed, before deferred scripts. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
  else run();
}

/** Runs programs once the document is parsed. */
export const runWhenParsed = (...programs: readonly ((page: Document) => void)[]): void =>
  whenParsed(() => {
    for (const run of programs) run(document);
  });
