import type { Behaviour } from '#behaviours/behaviour.ts';
import { carryFields } from '#behaviours/carryFields.ts';
import { changeAddress } from '#lib/address/pageAddress.ts';
import { withParameter } from '#lib/address/withParameter.ts';
import { fill } from '#lib/format/fill.ts';
import { bestValues, chosenParameter, chosenProducts } from './compared.ts';

/** The sticky header disappears this many pixels before the last row reaches the top (WIDG-10). */
const endBeforeLastRow = 88;

/** Sorts the cells of each row by the chosen products and marks them with their columns. */
function arrange(table: HTMLTableElement, chosen: readonly string[]): void {
  const columnOf = (cell: HTMLElement) => chosen.indexOf(cell.dataset['product'] ?? '') + 1;
  for (const row of table.rows) {
    const cells = [...row.querySelectorAll<HTMLElement>('[data-product]')];
    for (const cell of cells) {
      const column = columnOf(cell);
      if (column > 0) cell.dataset['column'] = String(column);
      else delete cell.dataset['column'];
    }
    const shown = cells.filter((cell) => columnOf(cell) > 0);
    row.append(...shown.toSorted((one, other) => columnOf(one) - columnOf(other)));
  }
}

/** Marks the best value of each row among the shown ones, and hides rows without a difference if that is chosen. */
function weigh(table: HTMLTableElement, onlyDifferences: boolean): void {
  for (const row of table.tBodies[0]?.rows ?? []) {
    const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')].filter(isShown);
    const texts = cells.map(({ textContent }) => textContent);
    const { best } = row.dataset;
    const marks = best === 'lowest' || best === 'highest' ? bestValues(texts, best) : [];
    for (const [index, cell] of cells.entries()) cell.toggleAttribute('data-is-best', marks[index] === true);
    const isSame = new Set(texts).size < 2 && !row.querySelector('td a');
    row.hidden = onlyDifferences && isSame;
  }
}

/** Whether an element is not hidden itself, whatever is around it. */
const isShown = (element: Element) => getComputedStyle(element).display !== 'none';

/** Selects the products in the address. A page without a server was not rendered for it. */
function selectAsked(selects: readonly HTMLSelectElement[]): void {
  const asked = new URLSearchParams(location.search).get(chosenParameter);
  if (asked === null) return;
  const ids = [...(selects[0]?.options ?? [])].map(({ value }) => value);
  for (const [index, id] of chosenProducts(ids, asked).entries()) {
    const select = selects[index];
    if (select) select.value = id;
  }
}

/**
 * Shows the chosen products. If a product is already in another column, the two columns swap products. A product that
 * the address's hash points into, such as to a reference of a footnote, is shown in the last column.
 */
function choices(
  root: HTMLElement,
  table: HTMLTableElement,
  names: readonly Element[],
  signal: AbortSignal,
): void {
  const selects = [...root.querySelectorAll('select')];
  const status = root.querySelector<HTMLElement>('[role=status]');
  const differences = root.querySelector<HTMLInputElement>('[data-part=differences]');
  selectAsked(selects);
  let chosen = selects.map(({ value }) => value);
  const nameOf = (select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '';
  const show = () => {
    arrange(table, chosen);
    weigh(table, differences?.checked === true);
    for (const [index, select] of selects.entries()) {
      const name = names[index];
      if (name) name.textContent = nameOf(select);
    }
  };
  const change = (at: number) => {
    const other = selects.find((select, index) => index !== at && select.value === selects[at]?.value);
    if (other) other.value = chosen[at] ?? '';
    chosen = selects.map(({ value }) => value);
    show();
    changeAddress(withParameter(location.href, chosenParameter, chosen.join('.')), 'replace');
    if (!status) return;
    const language = root.closest<HTMLElement>('[lang]')?.lang ?? 'en';
    const products = selects.filter((select) => select.checkVisibility()).map(nameOf);
    status.textContent = fill(status.dataset['words'] ?? '', {
      products: new Intl.ListFormat(language).format(products),
    });
  };
  const onChange = ({ target }: Event) => {
    const at = selects.findIndex((select) => select === target);
    if (at >= 0) change(at);
    else if (target === differences) show();
  };
  const onReveal = ({ target }: Event) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-product]') : null;
    if (!(target instanceof HTMLElement) || !cell || isShown(cell)) return;
    const at = selects.findLastIndex((select) => isShown(select.closest('[data-column]') ?? select));
    const last = selects[at];
    if (!last) return;
    last.value = cell.dataset['product'] ?? '';
    change(at);
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
  if (selects.length === 0) return;
  // The browser may have restored earlier choices.
  show();
  root.addEventListener('change', onChange, { signal });
  root.addEventListener('portico:reveal', onReveal, { signal });
}

/** Keeps the product names in view between the top of the table and its last row. */
function stickyNames(table: HTMLTableElement, sticky: Element, signal: AbortSignal): void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const last = [...table.rows].at(-1);
    const isBelowTop = table.getBoundingClientRect().top < 0;
    const isBeforeEnd = (last?.getBoundingClientRect().top ?? 0) > endBeforeLastRow;
    sticky.toggleAttribute('data-stuck', isBelowTop && isBeforeEnd);
  };
  const onScroll = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  look();
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('resize', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sticky.removeAttribute('data-stuck');
  });
}

/**
 * Lets visitors choose products, which are in the address, and only what differs, which is not; keeps their names in view
 * (WIDG-10).
 */
export const behaviour: Behaviour = (root, signal) => {
  const table = root.querySelector('table');
  const sticky = root.querySelector('[data-sticky]');
  if (!table || !sticky) return;
  carryFields(root, signal);
  choices(root, table, [...sticky.querySelectorAll('[data-column]')], signal);
  stickyNames(table, sticky, signal);
};
