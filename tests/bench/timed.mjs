import { request } from 'node:http';

/** Sends one request. @returns Its status, and the milliseconds until the end of the response. */
export function timed(origin, path, { method = 'GET', headers = {}, body, agent } = {}) {
  const { hostname, port } = new URL(origin.replace('localhost', '127.0.0.1'));
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode, ms: performance.now() - begin, headers: response.headers }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
