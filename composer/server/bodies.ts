import type { FastifyInstance } from 'fastify';

/** Maximum number of fields in a submission. The largest forms have a few dozen. */
const maxPairs = 500;

const refusal = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

/** @throws an error with status 400 if the bytes are not valid UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal('The body is not UTF-8.');
  }
}

/** Parses a form submission. A repeated name becomes an array. @throws an error with status 400 if it is malformed. */
function readForm(bytes: Buffer): Record<string, string | string[]> {
  const text = decode(bytes);
  try {
    // URLSearchParams accepts malformed escapes.
    decodeURIComponent(text);
  } catch {
    throw refusal('The body is not form-encoded UTF-8.');
  }
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > maxPairs) throw refusal(`The body has more than ${maxPairs} fields.`);
  // Without a prototype, `__proto__` is an ordinary key.
  const form: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of pairs) {
    const earlier = form[name];
    if (earlier === undefined) form[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else form[name] = [earlier, value];
  }
  return form;
}

/** Accepts only forms and JSON in UTF-8, up to a size in bytes. Other content types get a 415. */
export function takeFormsAndJson(server: FastifyInstance, bodyLimit: number): void {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => {
      try {
        done(null, readForm(body));
      } catch (error) {
        done(error instanceof Error ? error : refusal('The body cannot be read.'));
      }
    },
  );
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, body, done) => {
      try {
        void readJson(request, decode(body), done);
      } catch (error) {
        done(error instanceof Error ? error : refusal('The body cannot be read.'));
      }
    },
  );
}
