import { readRecord, sessionStore } from './storage.ts';

/**
 * What the visitor has entered in a form, on the way to the page in another language, to the same page again, or from a
 * rate to its application.
 */
export interface CarriedEntries {
  /** Path of the page whose form takes them. */
  readonly path: string;
  /** Names of the form's fields, by which the other page finds its form. */
  readonly names: readonly string[];
  /** Position of the step that was shown; absent if it is another form that takes the entries. */
  readonly step?: number | undefined;
  /**
   * What prefilled the fields then, such as the page's address, by their names. Where it says something else by now, that
   * counts. Absent if the entries come from another page.
   */
  readonly sources?: Readonly<Record<string, string>> | undefined;
  /** True if they are kept while the visitor looks at other pages, such as rates, until the form is sent. */
  readonly stays?: boolean | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Keeps a form's entries for the next page, in this tab only (SEC-04).
 *
 * @param form tells the forms of a page apart.
 */
export function carryEntries(form: string, entries: CarriedEntries): void {
  const { [form]: _older, ...all } = readRecord(sessionStore, 'carriedForms');
  sessionStore.set('carriedForms', JSON.stringify({ ...all, [form]: JSON.stringify(entries) }));
}

function parse(text: string): CarriedEntries | undefined {
  try {
    const { path, names, step, sources, stays, values } = JSON.parse(text) as Partial<CarriedEntries>;
    const isWhole =
      typeof path === 'string' &&
      Array.isArray(names) &&
      ['number', 'undefined'].includes(typeof step) &&
      typeof values === 'object';
    return isWhole ? { path, names, step, sources, stays, values } : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a page. */
type Address = Pick<Location, 'pathname'>;

/** Returns the entries that were carried to a page, by form. Without any, forgets those that do not stay. */
function carriedTo({ pathname }: Address): ReadonlyMap<string, CarriedEntries> {
  const here = new Map<string, CarriedEntries>();
  const others: string[] = [];
  for (const [form, text] of Object.entries(readRecord(sessionStore, 'carriedForms'))) {
    const entries = parse(text);
    if (entries?.path === pathname) here.set(form, entries);
    else if (!entries?.stays) others.push(form);
  }
  if (here.size === 0) others.forEach(dropCarried);
  return here;
}

/** Whether the entries of a form are still to be taken. */
export const isCarried = (form: string): boolean =>
  Object.hasOwn(readRecord(sessionStore, 'carriedForms'), form);

/** Forgets the entries of a form. */
export function dropCarried(form: string): void {
  const { [form]: _dropped, ...all } = readRecord(sessionStore, 'carriedForms');
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
 * Returns the entries that were carried to a form of a page, of those with the most fields in common: what was entered in
 * it, then what was answered beside the link to it, which counts more. Forgets them.
 *
 * @param fields names of the form's fields.
 */
export function takeCarried(fields: readonly string[], page: Address): readonly CarriedEntries[] {
  const own = new Set(fields);
  const inCommon = ({ names }: CarriedEntries) => names.filter((name) => own.has(name)).length;
  // Of equal ones, the newest.
  const ranked = [...carriedTo(page)]
    .filter(([, entries]) => inCommon(entries) > 0)
    .toReversed()
    .toSorted(([, one], [, other]) => inCommon(other) - inCommon(one));
  const entered = ranked.find(([, { step }]) => step !== undefined);
  const answered = ranked.find(([, { step }]) => step === undefined);
  return [entered, answered].flatMap((best) => {
    if (!best) return [];
    dropCarried(best[0]);
    return [best[1]];
  });
}
