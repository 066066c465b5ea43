import type { Severity } from './problem.ts';

/** What is known of a kind of problem before it happens. `{name}` in the message is replaced by a parameter. */
export interface CatalogueEntry {
  readonly title: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  /** The public rule behind it. */
  readonly rule?: string;
}

const error = (title: string, message: string, hint?: string): CatalogueEntry => ({
  title,
  severity: 'error',
  message,
  hint,
});
/** Every problem the checker can find: the one place for its words. Messages are sentences an author understands. */
export const problemCatalogue = {
  'file-unreadable': error('File cannot be read', 'This file cannot be read: {reason}.'),
  'file-too-large': error(
    'File too large',
    'This file has {size} kB; a definition may have at most {limit} kB.',
    'Split it, or move repeated sections to fragments.',
  ),
  'json-too-deep': error(
    'JSON too deep',
    'Brackets are more than {limit} levels deep here.',
    'Sections rarely need ten levels; look for a bracket that was never closed.',
  ),
  'json-syntax': error('Not valid JSON', '{detail}'),
  'json-duplicate-key': error(
    'Name written twice',
    '“{key}” is written twice in the same object (first on line {line}); only one of them would count.',
    'Delete one of them.',
  ),
  'json-forbidden-key': error('Forbidden name', '“{key}” cannot be used as a name in a definition.'),
} as const satisfies Record<string, CatalogueEntry>;

export type ProblemCode = keyof typeof problemCatalogue;
