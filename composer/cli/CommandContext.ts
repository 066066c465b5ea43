/** Where a command runs. */
export interface CommandContext {
  /** The project's folder. */
  readonly root: string;
  /** Folder of the running composer bundle, which holds the worker's entry too. */
  readonly bundle: string;
}
