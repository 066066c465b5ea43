/** An option of a select. */
export interface Choice {
  /** The submitted value. */
  readonly value: string;
  /** The visible text. */
  readonly label: string;
}
