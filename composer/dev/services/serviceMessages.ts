/** Startup options of the services. */
export interface ServicesOptions {
  readonly root: string;
  readonly library: string;
  /** Folder of the composer bundle, which contains the services' program. */
  readonly bundle: string;
  readonly pages: string;
  /** Output folder of the site that the services use. */
  readonly out: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}

/** Messages to the process: start, or files of the site have changed. */
export type ToServices =
  | { readonly type: 'start'; readonly options: ServicesOptions }
  | { readonly type: 'changed' };

/** Messages from the process, after the start and after the last of several changes. */
export type FromServices =
  /** The services use the current site, at this port of this machine. */
  | { readonly type: 'published'; readonly port: number }
  /** The site could not be published. The services use the previous one, if there is one. */
  | { readonly type: 'failed'; readonly reason: string };
