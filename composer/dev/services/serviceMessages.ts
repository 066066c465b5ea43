/** What the services are started with. */
export interface ServicesOptions {
  readonly root: string;
  readonly library: string;
  /** Folder of the composer bundle, which holds the program of the services. */
  readonly bundle: string;
  readonly pages: string;
  /** Folder for the site that the services answer from. */
  readonly out: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
}

/** To the process: how it starts, or that files of the site have changed. */
export type ToServices =
  | { readonly type: 'start'; readonly options: ServicesOptions }
  | { readonly type: 'changed' };

/** From the process, after the start and after each change that no newer one followed. */
export type FromServices =
  /** The services answer from the site as it is now, at this port of this machine. */
  | { readonly type: 'published'; readonly port: number }
  /** The site could not be published; the services answer from the one before, if there is one. */
  | { readonly type: 'failed'; readonly reason: string };
