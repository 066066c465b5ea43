/** A drawn map of a state. */
export interface StateMap {
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
  /** The outline, as data of an SVG path. */
  readonly path: string;
}

/** A place on a drawn map, in its units. */
export interface MapPin {
  readonly x: number;
  readonly y: number;
}
