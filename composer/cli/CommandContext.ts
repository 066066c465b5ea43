import type { SectionSet } from '#composer/page/SectionSet.ts';

/** Where a command runs, and with which sections. */
export interface CommandContext {
  /** The project's folder. */
  readonly root: string;
  /** Folder of the running composer bundle, which holds the worker's entry too. */
  readonly bundle: string;
  readonly sections: SectionSet;
}
