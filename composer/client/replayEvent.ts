/**
 * Targets that only the page's script can handle. Links without `data-hold`, summaries, fields and popover buttons work
 * without it. Sections with `data-instant` are handled by their first program, which sets that attribute.
 */
const needsScript =
  'button:not([popovertarget], [data-instant] *), [role="button"], [role="option"], [data-hold]';

/**
 * Returns the target of an event that must be held for the page's script: the submitted form, or the tapped element.
 */
export function heldTarget({ type, target }: Event): HTMLElement | undefined {
  // A tap may hit the icon inside a button.
  const found = target instanceof Element && (type === 'click' ? target.closest(needsScript) : target);
  return found instanceof HTMLElement ? found : undefined;
}

/**
 * Replays a held tap or submit, for the script's listeners or for the browser.
 *
 * @param successor returns the element that has replaced another one; by default none has been.
 */
export function replayEvent(
  event: Event,
  successor: (element: Element) => Element | undefined = (element) => element,
): void {
  const held = heldTarget(event);
  const target = held && successor(held);
  if (!target?.isConnected) return;
  if (event.type === 'click') (target as HTMLElement).click(); // Of the same kind as the held one.
  else if (target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent;
    const button = submitter && successor(submitter);
    target.requestSubmit(button?.isConnected ? (button as HTMLElement) : null);
  }
}
