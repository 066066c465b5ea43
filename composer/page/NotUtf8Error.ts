/** The first part of a file that is not UTF-8. */
export interface WrongByte {
  /** The encoding that the file probably has. */
  readonly encoding: string;
  /** 0-based. */
  readonly offset: number;
  readonly byte: number;
  /** 1-based, like those of problems. */
  readonly line: number;
  readonly column: number;
  /** What precedes it on its line. */
  readonly before: string;
}

/** Thrown for a file that is not UTF-8. Nothing may publish or write what was read from such a file. */
export class NotUtf8Error extends Error {
  readonly place: WrongByte;

  constructor(place: WrongByte) {
    super(`The file is not UTF-8 but probably ${place.encoding}.`);
    this.name = 'NotUtf8Error';
    this.place = place;
  }
}
