/** An `error` refuses the page it is on; a `warning` is advice and never fails a run. */
export type Severity = 'error' | 'warning';

/** What is known of a kind of problem before it happens. `{name}` in the message is replaced by a parameter. */
export interface CatalogueEntry {
  readonly title: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  /** The public rule behind it. */
  readonly rule?: string;
}

export const error = (title: string, message: string, hint?: string, rule?: string): CatalogueEntry => ({
  title,
  severity: 'error',
  message,
  hint,
  rule,
});
export const warning = (title: string, message: string, hint?: string, rule?: string): CatalogueEntry => ({
  title,
  severity: 'warning',
  message,
  hint,
  rule,
});
