/** Shows one step of a time line, by the id of its panel. @returns its tab; `undefined` when there is no such step. */
export function showStep(root: HTMLElement, id: string | null | undefined): HTMLElement | undefined {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const wanted = tabs.find((tab) => tab.getAttribute('aria-controls') === id);
  if (!wanted) return undefined;
  for (const tab of tabs) {
    const isShown = tab === wanted;
    tab.ariaSelected = String(isShown);
    tab.tabIndex = isShown ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-shown', isShown);
  }
  return wanted;
}
