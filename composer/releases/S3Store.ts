import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, StoreFailure, type Versioned } from './ObjectStore.ts';

export interface S3Location {
  readonly bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  readonly prefix: string;
}

export interface S3Settings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  readonly region: string;
  /** URL of an object store that is not AWS. Its buckets are addressed by path. */
  readonly endpoint?: string | undefined;
}

/** Milliseconds after which a request that got no answer fails. */
const timeoutMs = 20_000;

/** How often a request is tried again that a busy store refused. */
const retries = 3;

interface S3Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** Why a request that got no answer failed: `ECONNREFUSED`, or what the error says. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : String(error);
}

/** What an error answer means for the operator, by S3's code or the status. */
function refusal(status: number, code: string, { bucket }: S3Location): string {
  if (code === 'NoSuchBucket') return `has no bucket "${bucket}". Create it, or correct the name`;
  if (status === 401 || status === 403)
    return `refuses access (${status}${code && ` ${code}`}). Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and the rights of that user`;
  return `failed (${status}${code && ` ${code}`})`;
}

/** Releases in a bucket of an S3-compatible object store. */
export class S3Store implements ObjectStore {
  readonly place: string;
  readonly #client: AwsClient;
  readonly #location: S3Location;
  /** URL of the bucket. */
  readonly #bucket: string;
  readonly #endpoint: string | undefined;
  #isConditional: Promise<boolean> | undefined;

  constructor(location: S3Location, { endpoint, ...settings }: S3Settings) {
    const { accessKeyId, secretAccessKey, sessionToken, region } = settings;
    const keys = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
    this.#client = new AwsClient({ ...keys, region, service: 's3', retries });
    this.#location = location;
    this.#endpoint = endpoint;
    this.place = `s3://${[location.bucket, location.prefix].filter(Boolean).join('/')}`;
    this.#bucket = endpoint
      ? `${endpoint.replace(/\/$/, '')}/${location.bucket}`
      : `https://${location.bucket}.s3.${region}.amazonaws.com`;
  }

  #key = (name: string) => (this.#location.prefix === '' ? name : `${this.#location.prefix}/${name}`);

  /**
   * Sends a request.
   *
   * @param path Of an object, or the query of the bucket.
   * @param expected Statuses besides 2xx that are answers, not failures.
   */
  async #send(
    path: string,
    { headers, ...init }: S3Request = {},
    expected: readonly number[] = [],
  ): Promise<Response> {
    let response: Response;
    try {
      const digest = sha256(init.body ?? '');
      response = await this.#client.fetch(`${this.#bucket}${path}`, {
        ...init,
        headers: { ...headers, 'x-amz-content-sha256': digest },
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      const where = this.#endpoint === undefined ? '' : ` at ${this.#endpoint}`;
      throw new StoreFailure(
        `The release store ${this.place}${where} does not answer (${reasonOf(error)}). Check the network${where && ' and AWS_ENDPOINT_URL'}, and try again.`,
        error,
      );
    }
    if (response.ok) return response;
    const text = await response.text();
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
    if (expected.includes(response.status) && code !== 'NoSuchBucket') return response;
    throw new StoreFailure(
      `The release store ${this.place} ${refusal(response.status, code, this.#location)}.`,
    );
  }

  #object = (name: string) => `/${this.#key(name)}`;

  async get(name: string): Promise<Buffer | undefined> {
    const response = await this.#send(this.#object(name), {}, [404]);
    return response.ok ? this.#bodyOf(response) : undefined;
  }

  async #bodyOf(response: Response): Promise<Buffer> {
    try {
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new StoreFailure(`The release store ${this.place} ended its answer (${reasonOf(error)}).`, error);
    }
  }

  async put(name: string, content: Buffer): Promise<void> {
    await this.#send(this.#object(name), { method: 'PUT', body: new Uint8Array(content) });
  }

  async list(folder: string): Promise<string[]> {
    const prefix = `${this.#key(folder)}/`;
    const names: string[] = [];
    for (;;) {
      const last = names.at(-1);
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (last !== undefined) query.set('start-after', prefix + last);
      // oxlint-disable-next-line no-await-in-loop -- each request begins where the last one ended
      const response = await this.#send(`?${query.toString().replaceAll('+', '%20')}`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const text = (await this.#bodyOf(response)).toString('utf8');
      // Portico's own names, without any character that XML escapes.
      const keys = [...text.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, key = '']) => key);
      names.push(...keys.map((key) => key.slice(prefix.length)));
      if (keys.length === 0 || !/<IsTruncated>true</.test(text)) return names.toSorted();
    }
  }

  async remove(name: string): Promise<void> {
    await this.#send(this.#object(name), { method: 'DELETE' }, [404]);
  }

  async read(name: string, seen?: string): Promise<Versioned | 'unchanged' | undefined> {
    const headers = { 'cache-control': 'no-cache', ...(seen !== undefined && { 'if-none-match': seen }) };
    const response = await this.#send(this.#object(name), { headers }, [304, 404]);
    if (response.status === 304) return 'unchanged';
    if (!response.ok) return undefined;
    const version = response.headers.get('etag') ?? '';
    return { content: await this.#bodyOf(response), version };
  }

  async replace(name: string, content: Buffer, version: string | undefined): Promise<boolean> {
    this.#isConditional ??= this.#tryConditions();
    if (!(await this.#isConditional)) return this.#replaceAnyway(name, content, version);
    return this.#putIf(
      name,
      content,
      version === undefined ? { 'if-none-match': '*' } : { 'if-match': version },
    );
  }

  /** @returns `false` if the condition is not met. */
  async #putIf(name: string, content: Buffer, headers: Record<string, string>): Promise<boolean> {
    // 409: another write to the same object is not finished. 404: the object of the condition is gone.
    const init = { method: 'PUT', body: new Uint8Array(content), headers };
    return (await this.#send(this.#object(name), init, [404, 409, 412])).ok;
  }

  /** Whether the object store refuses a write whose condition is not met. Some ignore conditions, or refuse all. */
  async #tryConditions(): Promise<boolean> {
    const name = 'conditions';
    const content = Buffer.from(
      'Whether this object store has conditional writes is tried with this object.\n',
    );
    const condition = { 'if-none-match': '*' };
    try {
      await this.#putIf(name, content, condition);
      return !(await this.#putIf(name, content, condition));
    } catch (error) {
      if (error instanceof StoreFailure && / 501\b|\(501/.test(error.message)) return false;
      throw error;
    }
  }

  /**
   * Replaces an object in a store without conditional writes: the last of two writes at once wins. Both writers read the
   * result after a pause, so that the other one learns that its write was replaced.
   */
  async #replaceAnyway(name: string, content: Buffer, version: string | undefined): Promise<boolean> {
    const before = await this.read(name);
    const now = before === 'unchanged' ? undefined : before?.version;
    if (now !== version) return false;
    await this.put(name, content);
    // Two writers with the same pause would keep replacing each other.
    await pause(settleMs * (1 + Math.random()));
    const after = await this.read(name);
    return after !== 'unchanged' && after?.content.equals(content) === true;
  }
}

/** Milliseconds; longer than another writer needs between its look and its write. */
const settleMs = 700;
