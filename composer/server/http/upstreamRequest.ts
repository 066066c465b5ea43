/** The parts of a visitor's request to forward: only what the service's contract defines. */
export interface UpstreamCall {
  /**
   * A file below the upstream's URL. `{timestamp}` is replaced with the current time, and is not part of the cache key.
   */
  readonly file?: string | undefined;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** The visitor's token. The response is then personal. */
  readonly token?: string | undefined;
}

/**
 * Returns the request of a call for `fetch`.
 *
 * @param upstream URL of the bank's own service. The query of the call is added to it.
 */
export function upstreamRequest(
  upstream: string,
  method: 'GET' | 'POST',
  { file, query = {}, body, form, token }: UpstreamCall,
  now: Date,
) {
  const url = new URL(upstream);
  if (file !== undefined)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${file.replace('{timestamp}', String(now.getTime()))}`;
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { token }),
  };
  return {
    url,
    method,
    redirect: 'error' as const,
    headers,
    ...(form !== undefined && { body: new URLSearchParams(form) }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
