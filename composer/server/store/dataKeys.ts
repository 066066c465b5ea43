import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './makePrivateFolder.ts';

interface DataKey {
  readonly id: string;
  readonly seal: Buffer;
  readonly digest: Buffer;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const derived = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `portico ${purpose}`, 32));

const expected =
  'expected an id and 32 bytes in Base64 such as "2026-11:…", followed by any older keys, separated by commas; generate one with: openssl rand -base64 32';

function readKey(text: string): DataKey {
  const [, id, encoded = ''] = /^([\w-]{1,40}):([A-Za-z0-9+/_-]+=*)$/.exec(text) ?? [];
  const secret = Buffer.from(encoded, 'base64');
  if (id === undefined || secret.length !== 32) throw new Error(`PORTICO_DATA_KEY: ${expected}.`);
  return { id, seal: derived(secret, 'seal'), digest: derived(secret, 'digest') };
}

/** The encryption keys of sensitive values. The first key encrypts; all keys decrypt. */
export class DataKeys {
  readonly #keys: readonly [DataKey, ...DataKey[]];

  /** @param text `id:base64`, separated by commas, the current key first. @throws {Error} if it is malformed. */
  constructor(text: string) {
    const [first = '', ...older] = text.split(',').map((key) => key.trim());
    this.#keys = [readKey(first), ...older.map(readKey)];
    if (new Set(this.#keys.map(({ id }) => id)).size < this.#keys.length)
      throw new Error('PORTICO_DATA_KEY: two keys have the same id.');
  }

  /**
   * Encrypts a value (AES-256-GCM).
   *
   * @param place Additional authenticated data: identifies where the value is stored, so that it cannot be decrypted
   * elsewhere.
   */
  seal(value: string, place: string): string {
    const [{ id, seal }] = this.#keys;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, seal, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([iv, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${id}.${sealed.toString('base64url')}`;
  }

  /** Decrypts a value. @throws {Error} if its key is missing, or if it was changed or moved. */
  open(sealed: string, place: string): string {
    const [id = '', encoded = ''] = sealed.split('.');
    const key = this.#keys.find((candidate) => candidate.id === id);
    if (!key) throw new Error(`The key "${id}" is not in PORTICO_DATA_KEY.`);
    const bytes = Buffer.from(encoded, 'base64url');
    try {
      const decipher = createDecipheriv(algorithm, key.seal, bytes.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new Error(`A value sealed with the key "${id}" cannot be opened.`);
    }
  }

  /**
   * Returns keyed digests of a text by each key, the current one first. Without a key, a digest of nine digits could be
   * found by brute force.
   */
  digests(text: string): readonly string[] {
    return this.#keys.map(({ digest }) => createHmac('sha256', digest).update(text).digest('hex'));
  }
}

/** Name of the key file in the data folder. */
export const demoKeyFile = 'demo-data-key';

/** Returns the key of a demo. Creates it if it is missing, readable by the current user only. */
export function demoKeys(dataFolder: string): DataKeys {
  const file = join(dataFolder, demoKeyFile);
  if (!existsSync(file)) {
    makePrivateFolder(dataFolder);
    writeFileSync(file, `demo:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return new DataKeys(readFileSync(file, 'utf8').trim());
}
