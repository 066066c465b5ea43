/** A part of a file: the first and the last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the part of a file that a request asks for (RFC 9110, 14.2), `unsatisfiable` if the file has no such part, or
 * `undefined` for the whole file: without a range, with several, or with one in another unit.
 *
 * @param ifRange The header `If-Range`. Unless it is the current entity tag, the whole file is sent.
 */
export function byteRange(
  header: string | undefined,
  ifRange: string | undefined,
  etag: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, start = '', end = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if ((start === '' && end === '') || (ifRange !== undefined && ifRange !== etag)) return undefined;
  if (start === '') {
    const wanted = Math.min(Number(end), length);
    return wanted === 0 ? 'unsatisfiable' : { first: length - wanted, last: length - 1 };
  }
  const [first, last] = [Number(start), end === '' ? length - 1 : Math.min(Number(end), length - 1)];
  // An end before the start makes the header invalid, and an invalid one is ignored.
  if (end !== '' && Number(end) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}
