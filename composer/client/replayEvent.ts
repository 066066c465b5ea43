/**
 * What only the page's script can answer. Links without `data-hold`, summaries, fields and buttons of popovers answer
 * by themselves, and what stands in a section with `data-instant` is answered by its first program, which sets the mark.
 */
const needsScript =
  'button:not([popovertarget], [data-instant] *), [role="button"], [role="option"], [data-hold]';

/** What an event is about when it must be held for the page's script: the form, or the thing that was tapped. */
export function heldTarget({ type, target }: Event): HTMLElement | undefined {
  // A tap may hit the icon of a button.
  const found = target instanceof Element && (type === 'click' ? target.closest(needsScript) : target);
  return found instanceof HTMLElement ? found : undefined;
}

/** Replays a held tap or submit: for the script that listens by now, or else for the browser. */
export function replayEvent(event: Event): void {
  const target = heldTarget(event);
  if (!target?.isConnected) return;
  if (event.type === 'click') target.click();
  else if (target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent;
    target.requestSubmit(submitter?.isConnected ? submitter : null);
  }
}
