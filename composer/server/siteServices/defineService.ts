import type { z } from 'zod';

/** What a service of the site may use while it answers a request. */
export interface ServiceRun {
  readonly now: Date;
  /** Aborted when the time is over or the server stops. Pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** A service of the site's own: its contract, what answers requests, and data for a demo. */
export interface ServiceSpec<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  /** Path below `/svt/{provider}/`: letters, digits and hyphens, such as `branchHours`. */
  readonly path: string;
  /** `GET` by default. */
  readonly method?: 'GET' | 'POST';
  /** What a request may ask: the query of a `GET`, the JSON or form body of a `POST`. */
  readonly request: Request;
  readonly response: Response;
  /** Answers a valid request. A `RefusedRequest` goes to the caller; any other error is logged, and answered with a 503. */
  readonly answer: (
    question: z.output<Request>,
    run: ServiceRun,
  ) => Promise<z.input<Response>> | z.input<Response>;
  /** Answers in its place in `portico dev` and `portico serve --demo`. */
  readonly mock?: (question: z.output<Request>) => z.input<Response>;
  /** Milliseconds after which `answer` is aborted. 5000 by default. */
  readonly timeoutMs?: number;
  /** Requests per client and minute. By default, only the limit for all services applies. */
  readonly perMinute?: number;
  /** Seconds for which browsers and CDNs may reuse a response. By default, none: it may be personal. */
  readonly maxAge?: number;
}

/** A request that a service refuses, with a message for the caller. */
export class RefusedRequest extends Error {
  readonly status: number;

  /** @param status From 400 to 499. */
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * Defines a service of the site. `services/branchHours.ts` exports it as `branchHours`.
 *
 * @throws {Error} if the path is not one segment, or a limit is not a whole number from 1.
 */
export function defineService<Request extends z.ZodType, Response extends z.ZodType>(
  spec: ServiceSpec<Request, Response>,
): ServiceSpec<Request, Response> {
  if (!/^[A-Za-z][\w-]*$/.test(spec.path))
    throw new Error(`The path of a service is one segment, such as "branchHours"; got "${spec.path}".`);
  for (const name of ['timeoutMs', 'perMinute', 'maxAge'] as const) {
    const value = spec[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= 1))
      throw new Error(`"${name}" of the service "${spec.path}" must be a whole number from 1; got ${value}.`);
  }
  return spec;
}
