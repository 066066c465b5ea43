import { createServer, type Server } from 'node:http';
import { type MetricsSources, metricsOf } from './metrics.ts';

/** Where metrics are served. */
export interface MetricsAddress {
  /** 0 picks a free port. */
  readonly port: number;
  /** `127.0.0.1` by default. */
  readonly host?: string | undefined;
  /** Called with the address once metrics are served. */
  readonly onOpen?: (url: string) => void;
}

/** Serves `GET /metrics` at an address of its own, because the public must not read them. */
export class MetricsListener {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @throws {Error} that names the address, if nothing can listen there. */
  static async open(
    { port, host = '127.0.0.1', onOpen }: MetricsAddress,
    sources: MetricsSources,
  ): Promise<MetricsListener> {
    const read = metricsOf(sources);
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      read().then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((done, fail) => {
      server.once('error', (error: Error & { readonly code?: string }) => {
        const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
        fail(new Error(`Metrics cannot be served at ${host}:${port}: ${reason}. Choose another address.`));
      });
      server.listen({ port, host }, done);
    });
    const bound = server.address();
    const name = host.includes(':') ? `[${host}]` : host;
    onOpen?.(`http://${name}:${typeof bound === 'object' && bound ? bound.port : port}/metrics`);
    return new MetricsListener(server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => {
      this.#server.close(done);
    });
  }
}
