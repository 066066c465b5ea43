import type { Server } from 'node:http';
import { createServer as createTcpServer, type ListenOptions, type Server as TcpServer } from 'node:net';

interface ListenAddress {
  /** 0 picks a free port. */
  readonly port: number;
  /** The only address to listen on. By default, both loopback addresses. */
  readonly host?: string | undefined;
  /** Length of the accept queue. */
  readonly backlog?: number;
}

/** The addresses that programs resolve `localhost` to, independent of the machine's hosts file. */
const loopback = { v4: '127.0.0.1', v6: '::1' };

const listenAt = (server: TcpServer, options: ListenOptions): Promise<unknown> =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });

const portOf = (server: TcpServer): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const missing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'EPROTONOSUPPORT']);

/** Whether the machine lacks the address family, such as a container without IPv6. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && missing.has(String(error.code));

/** Makes the server accept connections at another address too, until it is closed. */
async function listenToo(server: Server, options: ListenOptions): Promise<void> {
  // The same options as Node's HTTP server uses.
  const door = createTcpServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  await listenAt(door, options);
  const close = server.close.bind(server);
  server.close = (done) => {
    // The server is closed once both listeners are.
    const isDoorClosed = new Promise((resolve) => {
      door.close(resolve);
    });
    return close((error) => void isDoorClosed.then(() => done?.(error)));
  };
}

/**
 * Listens until the server is closed.
 *
 * @param bind Makes the server itself listen.
 * @returns The port.
 * @throws {Error} with Node's `code`, such as `EADDRINUSE`.
 */
export async function listen(
  server: Server,
  { port, host, backlog }: ListenAddress,
  bind: (options: ListenOptions) => Promise<unknown> = (options) => listenAt(server, options),
): Promise<number> {
  if (host) {
    await bind({ port, host, backlog });
    return portOf(server);
  }
  try {
    await bind({ port, host: loopback.v4, backlog });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await bind({ port, host: loopback.v6, backlog });
    return portOf(server);
  }
  try {
    await listenToo(server, { port: portOf(server), host: loopback.v6, backlog });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return portOf(server);
}

/** Explains why a command cannot listen on a port, and what to do. */
export function listenFailure(error: unknown, port: number, command: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message;
  return `port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} ${command}`;
}
