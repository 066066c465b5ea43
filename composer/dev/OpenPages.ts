import { hash } from 'node:crypto';
import { events, type OpenMessage, type PageMessage, type ShownProblem } from './client/messages.ts';

/** A connected browser: the part of Vite's client that is used. */
export interface Client {
  readonly send: (event: string, message: object) => void;
}

/** The connection between server and browsers: the part of Vite's socket that is used. */
export interface Socket {
  readonly clients: ReadonlySet<Client>;
  readonly on: (event: string, listener: (message: OpenMessage, client: Client) => void) => unknown;
  readonly send: (event: string, message: object) => void;
}

interface OpenPage {
  readonly path: string;
  /** Digest of the HTML that was last sent. */
  sent?: string;
}

/** The pages that are open in browsers. Sends them updates. */
export class OpenPages {
  readonly #socket: Socket;
  readonly #pages = new Map<Client, OpenPage>();

  /** @param problems Returns the current problems, for newly opened pages. */
  constructor(socket: Socket, problems: () => readonly ShownProblem[]) {
    this.#socket = socket;
    socket.on(events.open, ({ path }, client) => {
      // Moves the page to the end of the map: it was opened last.
      this.#pages.delete(client);
      this.#pages.set(client, { path });
      client.send(events.problems, { problems: problems() });
    });
  }

  /** Paths of the open pages, the last opened first. */
  get paths(): readonly string[] {
    this.#forgetClosed();
    return [...new Set([...this.#pages.values()].map(({ path }) => path).toReversed())];
  }

  /** Sends the new version of a page to all browsers that show an older one. */
  show(message: PageMessage): void {
    const digest = hash('sha1', message.html);
    for (const [client, page] of this.#pages) {
      if (page.path !== message.path || page.sent === digest) continue;
      page.sent = digest;
      client.send(events.page, message);
    }
  }

  /** Sends all problems to all browsers. */
  tell(problems: readonly ShownProblem[]): void {
    this.#socket.send(events.problems, { problems });
  }

  #forgetClosed(): void {
    const { clients } = this.#socket;
    for (const client of this.#pages.keys()) if (!clients.has(client)) this.#pages.delete(client);
  }
}
