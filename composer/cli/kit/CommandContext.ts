import type { SectionSet } from '#composer/page/SectionSet.ts';

/** Where a command runs. */
export interface CommandContext {
  /** The project's folder, which contains its pages and caches. */
  readonly root: string;
  /** Portico's own folder, with `src` and `composer`: the project itself, or `lib` of the installed package. */
  readonly library: string;
  /** Folder of the running composer bundle, which also contains the entry files of its worker threads. */
  readonly bundle: string;
  /** Portico's version. */
  readonly version: string;
}

/** The context of the commands that read pages, with the available sections. */
export interface SiteContext extends CommandContext {
  readonly sections: SectionSet;
}
