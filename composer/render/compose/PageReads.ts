/**
 * Sources of data that may change while neither a page's own file nor what all pages share does. Pages read them by key:
 *
 * - `rates`: `cd.CD99.12.apy`
 * - `articles`: a language and a question, as JSON
 * - `branches`: always `all`
 * - `media`: `/media/savings.svg`
 */
export const sourceNames = ['rates', 'articles', 'branches', 'media'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Returns a value for each source. */
export const bySource = <Value>(valueOf: (name: SourceName) => Value): Readonly<Record<SourceName, Value>> =>
  // All names are there.
  Object.fromEntries(sourceNames.map((name) => [name, valueOf(name)])) as Record<SourceName, Value>;

/** The keys that a page reads while it is composed and rendered. */
export type PageReads = Readonly<Record<SourceName, Set<string>>>;
