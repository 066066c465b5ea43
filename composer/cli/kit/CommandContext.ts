import type { SectionSet } from '#composer/page/SectionSet.ts';

/** Where a command runs, and with which sections. */
export interface CommandContext {
  /** The project's folder, with its pages and caches. */
  readonly root: string;
  /** Portico's own folder, with `src` and `composer`: the project itself, or `lib` of the installed package. */
  readonly library: string;
  /** Folder of the running composer bundle, which holds the entries of threads too. */
  readonly bundle: string;
  readonly sections: SectionSet;
  /** Portico's own. */
  readonly version: string;
}
