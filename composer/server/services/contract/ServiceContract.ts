import type { z } from 'zod';
import type { ServiceName } from '#composer/release/release.ts';

/** A request that shows what a service must be able to answer. */
export interface ContractExample {
  /** Such as `a zip code of no zone`. */
  readonly summary: string;
  /** `edge`: a valid request that is easily forgotten. `bad`: one that must be rejected with a 4xx status. */
  readonly kind: 'typical' | 'edge' | 'bad';
  /** The values of the query, form, JSON body or file name. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** What is the same whoever answers a service: the embedded one, or the bank's own. */
export interface ServiceContract {
  readonly name: ServiceName;
  readonly method: 'GET' | 'POST';
  /** Path below `/svt/{provider}/`, or an absolute one. Its `{names}` are values of the request. */
  readonly path: string;
  readonly sentAs: 'query' | 'form' | 'json' | 'file';
  /** Name of the file below the upstream's address, with `{names}` of values, if the values are sent as one. */
  readonly file?: string;
  /** The schema that the server checks requests with. */
  readonly request: z.ZodType;
  /** The schema of a response with status 200. Without it, the response may be empty. */
  readonly response?: z.ZodType | undefined;
  /** An example of a response. */
  readonly answer?: unknown;
  readonly examples: readonly ContractExample[];
  /** Whether the request can have the visitor's token, which makes the response personal. */
  readonly hasToken?: boolean;
  /** Whether the server calls the bank by itself, rather than for a visitor. */
  readonly isWebhook?: boolean;
}
