import { isRecord } from '#lib/values/isRecord.ts';

/** Path of the service that names the fields of the site's forms with personal or sensitive values (SEC-04). */
export const personalFieldsPath = '/svt/ecm/personalFields';

let asked: Promise<ReadonlySet<string>> | undefined;

async function ask(): Promise<ReadonlySet<string>> {
  const response = await fetch(personalFieldsPath, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isRecord(answer) || !Array.isArray(answer['names'])) throw new Error('The field names are unknown.');
  return new Set(answer['names'].map(String));
}

/**
 * Returns the names of the fields of the site's forms with personal or sensitive values, in lower case. Only pages whose
 * address has parameters ask for them, once.
 *
 * @throws {Error} if the server does not answer.
 */
export function personalFields(): Promise<ReadonlySet<string>> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
