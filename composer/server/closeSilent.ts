import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks of a stopping server's connections. */
const interval = 50;

/** Milliseconds for which a server that accepts no more connections waits for requests that are on their way. */
const arrivalMs = 500;

/** Milliseconds in which a turn without a new connection is looked for, and how long such a turn may take. */
const quiet = { searchMs: 200, turnMs: 0.2 };

/**
 * Waits for a moment in which no connection waits to be accepted. The system would reset those that do when the server
 * stops accepting; Node accepts one in each turn.
 */
async function quietMoment(server: Server): Promise<void> {
  let isQuiet = false;
  const note = () => (isQuiet = false);
  server.on('connection', note);
  const until = performance.now() + quiet.searchMs;
  // From here on, each wait is a whole turn.
  await nextTurn();
  while (!isQuiet && performance.now() < until) {
    const begun = performance.now();
    isQuiet = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await nextTurn();
    isQuiet &&= performance.now() - begun < quiet.turnMs;
  }
  server.off('connection', note);
}

/**
 * Stops accepting connections. Those that are open stay, while Node would close all that are idle: a load balancer may
 * just be sending a request on one, which would be reset.
 */
async function stopAccepting(server: Server): Promise<void> {
  await quietMoment(server);
  server.closeIdleConnections = () => {};
  server.close();
  Reflect.deleteProperty(server, 'closeIdleConnections');
}

/**
 * Makes a graceful shutdown quick, without resetting a request: pending requests are answered, and those that arrive on
 * open connections within a moment. Then idle connections are closed, including those that have not sent anything yet.
 * Browsers open such spare connections, and Node counts them as busy until `headersTimeout`.
 */
export function closeSilent(server: FastifyInstance): void {
  const connections = new Set<Socket>();
  server.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.addHook('preClose', async () => {
    await stopAccepting(server.server);
    const until = performance.now() + arrivalMs;
    // oxlint-disable-next-line no-await-in-loop -- it waits
    while (connections.size > 0 && performance.now() < until) await sleep(10);
    const close = () => {
      // A connection only becomes idle when its current request ends, so this is repeated.
      server.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    };
    const timer = setInterval(close, interval).unref();
    if (connections.size === 0) clearInterval(timer);
    else server.server.once('close', () => clearInterval(timer));
  });
}
