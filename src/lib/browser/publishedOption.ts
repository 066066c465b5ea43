/**
 * Returns the value that a select had in the published page. The browser may have restored another one, after Back or a
 * reload.
 */
export const publishedOption = (select: HTMLSelectElement): string | undefined =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value;
