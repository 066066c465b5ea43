import type { Server } from 'node:http';
import { createServer as createTcpServer, type ListenOptions, type Server as TcpServer } from 'node:net';

export interface ListenAddress {
  /** 0 takes a free one. */
  readonly port: number;
  /** The only address to listen on; without it, or when it is empty, both that `localhost` may mean. */
  readonly host?: string | undefined;
  /** Connections that may wait to be accepted. */
  readonly backlog?: number;
}

/** What browsers and other programs mean by `localhost`, whatever the machine's own list of names says. */
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

/** Whether the machine has no such address, as a container without IPv6. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && missing.has(String(error.code));

/** Has the server answer at another address too, until it is closed. */
async function listenToo(server: Server, options: ListenOptions): Promise<void> {
  // As Node's HTTP server makes its own connections.
  const door = createTcpServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  await listenAt(door, options);
  const close = server.close.bind(server);
  server.close = (done) => {
    // Closed when both are.
    const isDoorClosed = new Promise((resolve) => {
      door.close(resolve);
    });
    return close((error) => void isDoorClosed.then(() => done?.(error)));
  };
}

/**
 * Listens until the server is closed.
 *
 * @param bind has the server itself listen.
 * @returns the port. @throws {Error} with Node's `code` when it cannot, e.g. `EADDRINUSE`.
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
