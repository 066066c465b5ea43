import { readRecord, sessionStore } from './storage.ts';

/**
 * What the visitor has entered in a form, on the way to the page in another language, to the same page again, or from a
 * rate to its application.
 */
export interface CarriedEntries {
  /** Path of the other page; path and query of the same page, whose query prefills its form. */
  readonly path: string;
  /** Names of the form's fields, by which the other page finds its form. */
  readonly names: readonly string[];
  /** Position of the step that was shown; absent if it is another form that takes the entries. */
  readonly step?: number | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Keeps a form's entries for the next page, in this tab only (SEC-04).
 *
 * @param form tells the forms of a page apart.
 */
export function carryEntries(form: string, entries: CarriedEntries): void {
  const all = readRecord(sessionStore, 'carriedForms');
  all[form] = JSON.stringify(entries);
  sessionStore.set('carriedForms', JSON.stringify(all));
}

function parse(text: string): CarriedEntries | undefined {
  try {
    const { path, names, step, values } = JSON.parse(text) as Partial<CarriedEntries>;
    const isWhole =
      typeof path === 'string' &&
      Array.isArray(names) &&
      ['number', 'undefined'].includes(typeof step) &&
      typeof values === 'object';
    return isWhole ? { path, names, step, values } : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a page. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** Returns the entries that were carried to a page, by form. Forgets those that were carried to another. */
function carriedTo({ pathname, search }: Address): ReadonlyMap<string, CarriedEntries> {
  const all = readRecord(sessionStore, 'carriedForms');
  const here = new Map<string, CarriedEntries>();
  for (const [form, text] of Object.entries(all)) {
    const entries = parse(text);
    if (entries?.path === pathname || entries?.path === pathname + search) here.set(form, entries);
  }
  if (here.size === 0) sessionStore.remove('carriedForms');
  return here;
}

/** Forgets the entries of a form. */
export function dropCarried(form: string): void {
  const all = readRecord(sessionStore, 'carriedForms');
  delete all[form];
  if (Object.keys(all).length > 0) sessionStore.set('carriedForms', JSON.stringify(all));
  else sessionStore.remove('carriedForms');
}

/** Forgets what was carried to a field of a page: the visitor has already entered something else. */
export function dropCarriedValue(name: string, page: Address): void {
  for (const [form, { values, ...rest }] of carriedTo(page)) {
    const { [name]: dropped, ...others } = values;
    if (dropped !== undefined) carryEntries(form, { ...rest, values: others });
  }
}

/** Whether entries were carried to a page. */
export const hasCarried = (page: Address): boolean => carriedTo(page).size > 0;

/**
 * Returns the entries that were carried to a form of a page: those with the most fields in common. Forgets them.
 *
 * @param fields names of the form's fields.
 */
export function takeCarried(fields: readonly string[], page: Address): CarriedEntries | undefined {
  const own = new Set(fields);
  const inCommon = ({ names }: CarriedEntries) => names.filter((name) => own.has(name)).length;
  const [best] = [...carriedTo(page)].toSorted(([, one], [, other]) => inCommon(other) - inCommon(one));
  if (!best || inCommon(best[1]) === 0) return undefined;
  dropCarried(best[0]);
  return best[1];
}
