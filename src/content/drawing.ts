/** A drawing that stands in a page itself, sanitised. */
export interface Drawing {
  /** As of the `svg` element: four numbers. */
  readonly viewBox: string;
  /** What is inside of that element. */
  readonly html: string;
}
