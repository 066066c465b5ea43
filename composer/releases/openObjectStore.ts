import { resolve } from 'node:path';
import { FolderStore } from './FolderStore.ts';
import { type ObjectStore, StoreFailure } from './ObjectStore.ts';
import { S3Store } from './S3Store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A bucket's name by the rules of S3, and what follows it. */
const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

/**
 * Opens the place where releases are kept, without any request.
 *
 * @param root The folder that a relative path starts from.
 * @param place A folder, or `s3://bucket/prefix` with the usual `AWS_…` variables.
 * @throws {StoreFailure} if the address or a variable is wrong or missing.
 */
export function openObjectStore(root: string, place: string, env: Environment): ObjectStore {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(place)) return new FolderStore(resolve(root, place), place);
  const [, bucket, path = ''] = s3Address.exec(place) ?? [];
  if (bucket === undefined)
    throw new StoreFailure(
      `"${place}" is no place for releases: expected a folder, or an address such as s3://bucket/prefix.`,
    );
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey)
    throw new StoreFailure(
      `The release store ${place} needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/\s?#]+\/?$/.test(endpoint))
    throw new StoreFailure(
      `AWS_ENDPOINT_URL: expected an address such as https://s3.bank.example; got "${endpoint}".`,
    );
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1';
  const sessionToken = env['AWS_SESSION_TOKEN'] || undefined;
  const prefix = path.split('/').filter(Boolean).join('/');
  return new S3Store({ bucket, prefix }, { accessKeyId, secretAccessKey, sessionToken, region, endpoint });
}
