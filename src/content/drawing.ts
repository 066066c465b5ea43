/** A sanitized SVG that is inlined in a page. */
export interface Drawing {
  /** The attribute of the `svg` element: four numbers. */
  readonly viewBox: string;
  /** The content of the `svg` element. */
  readonly html: string;
}
