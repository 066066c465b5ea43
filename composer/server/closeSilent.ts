import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at what a stopping server still has open. */
const interval = 50;

/**
 * A stopping server answers the requests it has, and closes the connections that ask nothing: those between two
 * requests, and those that have not sent a byte yet. Browsers open such a connection to spare, and Node counts it as
 * busy until `headersTimeout` is over.
 */
export function closeSilent(server: FastifyInstance): void {
  const connections = new Set<Socket>();
  server.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.addHook('preClose', (done) => {
    const close = () => {
      // A connection is only silent once the request it was at has ended, so one look is not enough.
      server.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    };
    const timer = setInterval(close, interval).unref();
    server.server.once('close', () => clearInterval(timer));
    done();
  });
}
