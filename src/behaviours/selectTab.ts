/**
 * Selects the tab of a panel and shows only that panel (`data-shown`).
 *
 * @param root contains the tabs, whose `aria-controls` hold the ids of the panels.
 * @param panel the id of the panel.
 * @returns the selected tab, or `undefined` if no tab controls this panel; then nothing changes.
 */
export function selectTab(root: HTMLElement, panel: string | null | undefined): HTMLElement | undefined {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const selected = tabs.find((tab) => tab.getAttribute('aria-controls') === panel);
  if (!selected) return undefined;
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    document
      .getElementById(tab.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-shown', isSelected);
  }
  return selected;
}
