import { events, type OpenMessage, type PageMessage, type ShownProblem } from './client/messages.ts';
import { versionOf } from './ServedPages.ts';

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
  /** The version that was last sent. */
  sent: string | undefined;
}

/** The pages that are open in browsers. Sends them updates. */
export class OpenPages {
  readonly #socket: Socket;
  readonly #pages = new Map<Client, OpenPage>();

  /**
   * @param problems Returns the current problems, for newly opened pages.
   * @param onOpened Called with each page that a browser has opened.
   */
  constructor(
    socket: Socket,
    problems: () => readonly ShownProblem[],
    onOpened: (message: OpenMessage) => void,
  ) {
    this.#socket = socket;
    socket.on(events.open, (message, client) => {
      const { path, version } = message;
      // Moves the page to the end of the map: it was opened last.
      this.#pages.delete(client);
      this.#pages.set(client, { path, sent: version });
      client.send(events.problems, { problems: problems() });
      onOpened(message);
    });
  }

  /** Paths of the open pages, the last opened first. */
  get paths(): readonly string[] {
    this.#forgetClosed();
    return [...new Set([...this.#pages.values()].map(({ path }) => path).toReversed())];
  }

  /** Sends the new version of a page to all browsers that show an older one. */
  show(message: PageMessage): void {
    const version = versionOf(message.html);
    for (const [client, page] of this.#pages) {
      if (page.path !== message.path || page.sent === version) continue;
      page.sent = version;
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
