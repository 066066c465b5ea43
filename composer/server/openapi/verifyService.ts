import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { upstreamRequest } from '#composer/server/http/upstreamRequest.ts';
import type { ContractExample, ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';
import { callFailure } from '#composer/server/watch/callFailure.ts';

/** The result of one example request. */
export interface ExampleResult {
  readonly example: ContractExample;
  readonly milliseconds: number;
  /** What does not fit the contract, in sentences. Empty if all does. */
  readonly problems: readonly string[];
}

interface VerifyOptions {
  readonly url: string;
  readonly timeoutMs: number;
  /** Values that replace those of the examples, such as a product of this bank. */
  readonly values: Readonly<Record<string, string>>;
}

type Values = ContractExample['request'];

/** Returns the request of an example, as the server would send it. */
function requestOf({ method, sentAs, file = '', isWebhook }: ServiceContract, url: string, values: Values) {
  const texts = values as Readonly<Record<string, string>>;
  const named = () => file.replaceAll(/\{(\w+)\}/g, (whole, name: string) => texts[name] ?? whole);
  const call = {
    query: { query: texts },
    form: { form: texts },
    json: { body: values },
    file: { file: named() },
  }[sentAs];
  const request = upstreamRequest(url, method, call, new Date());
  return isWebhook
    ? { ...request, headers: { ...request.headers, 'idempotency-key': `verify-${randomUUID()}` } }
    : request;
}

const pointer = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('') || '/';

const longest = 60;

/** Returns what a value is, shortened. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/** Returns the issues of the branch of a union that fits best, because those of the others are of no use. */
function issuesOf(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[] = []) {
  return issues.flatMap((issue): { path: readonly PropertyKey[]; message: string }[] => {
    const path = [...at, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0)
      return [{ path, message: issue.message }];
    const [best = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return issuesOf(best, path);
  });
}

/** Checks the body of a response. */
function bodyProblems({ response: schema }: ServiceContract, type: string, text: string): string[] {
  if (!schema) return [];
  const wrongType = /^application\/(?:[\w.-]+\+)?json\b/i.test(type)
    ? []
    : [`content-type: expected application/json, got ${type === '' ? 'none' : shown(type)}.`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [...wrongType, `body: expected JSON, got ${shown(text)}.`];
  }
  const { error } = schema.safeParse(body);
  const issues = issuesOf(error?.issues ?? []).map(
    ({ path, message }) => `${pointer(path)}: ${message}; got ${shown(valueAt(body, path))}.`,
  );
  return [...wrongType, ...issues];
}

/** Checks the status of a response, and its body if the request was valid. */
async function problemsOf(
  contract: ServiceContract,
  { kind }: ContractExample,
  response: Response,
): Promise<string[]> {
  const { status, headers } = response;
  const text = await response.text();
  if (kind === 'bad')
    return status >= 400 && status < 500 && status !== 429
      ? []
      : [`status: expected 400 for a request that does not fit the contract, got ${status}.`];
  if (response.ok) return bodyProblems(contract, headers.get('content-type') ?? '', text);
  const wait = [429, 503].includes(status) && !headers.has('retry-after');
  return [
    `status: expected 200, got ${status}.`,
    ...(wait ? [`headers: a ${status} needs Retry-After, in seconds.`] : []),
  ];
}

async function verifyExample(
  contract: ServiceContract,
  example: ContractExample,
  { url: base, timeoutMs, values }: VerifyOptions,
): Promise<ExampleResult> {
  const known = Object.entries(values).filter(([name]) => Object.hasOwn(example.request, name));
  const sent =
    example.kind === 'bad' ? example.request : { ...example.request, ...Object.fromEntries(known) };
  const { url, ...request } = requestOf(contract, base, sent);
  const begun = performance.now();
  const passed = () => Math.round(performance.now() - begun);
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    const problems = await problemsOf(contract, example, response);
    return { example, milliseconds: passed(), problems };
  } catch (error) {
    return { example, milliseconds: passed(), problems: [callFailure(error, timeoutMs)] };
  }
}

/** Asks a service the example requests of its contract, one after the other. */
export async function* verifyService(
  contract: ServiceContract,
  options: VerifyOptions,
): AsyncGenerator<ExampleResult> {
  for (const example of contract.examples)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that their times tell something
    yield await verifyExample(contract, example, options);
}
