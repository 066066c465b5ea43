import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks of a stopping server's connections. */
const interval = 50;

/**
 * Makes a graceful shutdown quick: pending requests are answered, but idle connections are closed, including those that
 * have not sent anything yet. Browsers open such spare connections, and Node counts them as busy until
 * `headersTimeout`.
 */
export function closeSilent(server: FastifyInstance): void {
  const connections = new Set<Socket>();
  server.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.addHook('preClose', (done) => {
    const close = () => {
      // A connection only becomes idle when its current request ends, so this is repeated.
      server.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    };
    const timer = setInterval(close, interval).unref();
    server.server.once('close', () => clearInterval(timer));
    done();
  });
}
