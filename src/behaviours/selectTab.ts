/**
 * Selects the tab of a panel and shows that panel alone (`data-shown`).
 *
 * @param root holds the tabs; their `aria-controls` name the panels.
 * @param panel the id of the panel.
 * @returns the tab; `undefined` when no tab has such a panel, and then nothing changes.
 */
export function selectTab(root: HTMLElement, panel: string | null | undefined): HTMLElement | undefined {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const wanted = tabs.find((tab) => tab.getAttribute('aria-controls') === panel);
  if (!wanted) return undefined;
  for (const tab of tabs) {
    const isSelected = tab === wanted;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    document
      .getElementById(tab.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-shown', isSelected);
  }
  return wanted;
}
