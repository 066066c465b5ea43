/** The link that a click follows in this window, if any: with a key it opens another window, or saves. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null) ?? undefined;
}
