import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what would move the page while a finger or mouse button is down: an error that appears when a field is left
 * would push away the button that is just being pressed, and the press would be lost.
 */
export function useCalm(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes after this event.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    document.addEventListener('pointerdown', press, true);
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const type of ['pointerup', 'pointercancel']) document.removeEventListener(type, release, true);
    };
  }, []);
  return useCallback((run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
