/** Milliseconds after which a page that is not drawn, such as one in the background, is not waited for. */
const longestFrame = 100;

/**
 * Resolves when the browser has drawn what has changed so far. Work that is done afterwards does not keep the visitor
 * waiting for the answer to a tap or a key.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // Frames are drawn after these callbacks.
      setTimeout(resolve);
    });
  });
}

/**
 * Handles a form's submit in the browser.
 *
 * @param run what the submit does, once the page has answered to the tap.
 */
export function submitAfterPaint(event: { preventDefault(): void }, run: () => void): void {
  event.preventDefault();
  void afterPaint().then(run);
}
