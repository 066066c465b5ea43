/** An option of a select. */
export interface Choice {
  /** The submitted value. */
  readonly value: string;
  /** The visible text. */
  readonly label: string;
}

/** An option of a group of radio buttons or checkboxes. */
export interface PicturedChoice extends Choice {
  /** A line below the label. */
  readonly text?: string | undefined;
  /** Address of a square picture, such as a face. */
  readonly picture?: string | undefined;
}
