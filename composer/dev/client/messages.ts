/** A problem as the overlay shows it. */
export interface ShownProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Path relative to the project's folder, so that editors can link it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly pointer: string;
  readonly hint?: string;
  /** The source line. */
  readonly source?: string;
  /** Site paths of the pages that use the file. Absent if it may affect all pages. */
  readonly pages?: readonly string[];
}

/** Property of `window` with the violations of the policy that came before the dev client. */
export const violations = 'porticoViolations';

/** Browser to server: the page that is open. */
export interface OpenMessage {
  readonly path: string;
  /** The version that the browser shows, if it is still the one that was served with the page. */
  readonly version?: string | undefined;
}

/** Name of the `meta` element with the version of a served page. */
export const versionName = 'portico-version';

/** Server to browser: a new version of the open page. */
export interface PageMessage {
  readonly path: string;
  readonly html: string;
}

/** Server to browser: all current problems. */
export interface ProblemsMessage {
  readonly problems: readonly ShownProblem[];
}

/** Names of the events on Vite's socket. */
export const events = { open: 'portico:open', page: 'portico:page', problems: 'portico:problems' } as const;

/** Base path of the dev server's own pages. */
export const devFolder = '/__portico/';

/** Base path of the pages as they were served, by their version. */
export const servedFolder = `${devFolder}served/`;
