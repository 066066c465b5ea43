import { useCallback, useEffect, useRef } from 'react';
import { afterPaint } from '#lib/browser/afterPaint.ts';

/**
 * Returns a function that defers layout changes while a pointer is pressed, until the press has been handled. Otherwise
 * an error that appears on blur could move the button that is being pressed, and the click would be lost.
 */
export function useDeferWhilePressed(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const runSoon = useCallback(async () => {
    await afterPaint();
    if (isPressed.current) return;
    for (const run of waiting.current.splice(0)) run();
  }, []);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      void runSoon();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', press, options);
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release, options);
    return () => listening.abort();
  }, [runSoon]);
  return useCallback(
    (run) => {
      waiting.current.push(run);
      if (!isPressed.current) void runSoon();
    },
    [runSoon],
  );
}
