/**
 * Returns the link that a click will open in this window, or `undefined`. A click with a modifier key does not count:
 * it opens another tab or window, or downloads the target.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !isPlainClick(event)) return undefined;
  return (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null) ?? undefined;
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser would follow the click on a link in the same tab. With a modifier key, it would not. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
