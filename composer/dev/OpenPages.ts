import { hash } from 'node:crypto';
import { events, type OpenMessage, type PageMessage, type ShownProblem } from './client/messages.ts';

/** The browser's end of the socket, as far as it is needed: Vite's. */
export interface Client {
  readonly send: (event: string, message: object) => void;
}

/** Where browsers and the server talk, as far as it is needed: Vite's socket. */
export interface Socket {
  readonly clients: ReadonlySet<Client>;
  readonly on: (event: string, listener: (message: OpenMessage, client: Client) => void) => unknown;
  readonly send: (event: string, message: object) => void;
}

interface OpenPage {
  readonly path: string;
  /** Digest of what was last sent. */
  sent?: string;
}

/** The pages that browsers show, and what is sent to them. */
export class OpenPages {
  readonly #socket: Socket;
  readonly #pages = new Map<Client, OpenPage>();

  /** @param problems those that there are when a page is opened. */
  constructor(socket: Socket, problems: () => readonly ShownProblem[]) {
    this.#socket = socket;
    socket.on(events.open, ({ path }, client) => {
      // Where it stands in the order of pages: it is the newest.
      this.#pages.delete(client);
      this.#pages.set(client, { path });
      client.send(events.problems, { problems: problems() });
    });
  }

  /** Paths of the pages that are open, the last opened first. */
  get paths(): readonly string[] {
    this.#forgetClosed();
    return [...new Set([...this.#pages.values()].map(({ path }) => path).toReversed())];
  }

  /** Shows the new version of a page in all browsers that have it open and do not show it yet. */
  show(message: PageMessage): void {
    const digest = hash('sha1', message.html);
    for (const [client, page] of this.#pages) {
      if (page.path !== message.path || page.sent === digest) continue;
      page.sent = digest;
      client.send(events.page, message);
    }
  }

  /** Tells all of them every problem. */
  tell(problems: readonly ShownProblem[]): void {
    this.#socket.send(events.problems, { problems });
  }

  #forgetClosed(): void {
    const { clients } = this.#socket;
    for (const client of this.#pages.keys()) if (!clients.has(client)) this.#pages.delete(client);
  }
}
