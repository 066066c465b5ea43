/** Parses a header such as `br;q=0.8, gzip` into weights by name. Skips entries whose weight is not a number. */
function weightsIn(header: string): ReadonlyMap<string, number> {
  const named = header.split(',').map((entry) => {
    const [name = '', parameter] = entry.split(';').map((part) => part.trim().toLowerCase());
    return [name, parameter === undefined ? 1 : Number(parameter.replace(/^q=/, ''))] as const;
  });
  return new Map(named.filter(([, weight]) => weight >= 0));
}

/**
 * Returns the best encoding that a client accepts, or `undefined` if it is none of these. A weight of zero excludes one
 * (RFC 9110, 12.5.3).
 *
 * @param accept The header `Accept-Encoding`.
 * @param encodings The encodings that can be sent, the best first.
 */
export function acceptedEncoding<Name extends string>(
  accept: string | undefined,
  encodings: readonly Name[],
): Name | undefined {
  if (accept === undefined) return undefined;
  const weights = weightsIn(accept);
  return encodings.find((name) => weights.get(name));
}
