/** One choice of a select. */
export interface Choice {
  /** What is sent. */
  readonly value: string;
  /** What is read. */
  readonly label: string;
}
