/** A problem as the page shows it. */
export interface ShownProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** File below the project's folder, as editors link it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly pointer: string;
  readonly hint?: string;
  /** The line of the file. */
  readonly source?: string;
  /** Site paths of the pages that are made of the file; absent when it may be all of them. */
  readonly pages?: readonly string[];
}

/** Browser to server: the page that is open. */
export interface OpenMessage {
  readonly path: string;
}

/** Server to browser: the open page anew. */
export interface PageMessage {
  readonly path: string;
  readonly html: string;
}

/** Server to browser: every problem there is now. */
export interface ProblemsMessage {
  readonly problems: readonly ShownProblem[];
}

/** Names of the events on Vite's socket. */
export const events = { open: 'portico:open', page: 'portico:page', problems: 'portico:problems' } as const;

/** Folder of the dev server's own addresses. */
export const devFolder = '/__portico/';
