/** How long to wait for a frame, in milliseconds. Pages in the background draw none. */
const longestFrame = 100;

/**
 * Resolves once the browser has painted all changes made so far. Deferring work until then lets the page respond to a
 * tap or key press without delay.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted after its animation callbacks have run.
      setTimeout(resolve);
    });
  });
}

/**
 * Handles a form's submit event in the browser: prevents the default, and calls `run` after the next paint.
 *
 * @param run the work to do.
 */
export function submitAfterPaint(event: { preventDefault(): void }, run: () => void): void {
  event.preventDefault();
  void afterPaint().then(run);
}
