import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether the server is about to stop. Until then it answers everything, but tells load balancers that it is not ready, and
 * clients to use another connection.
 */
export class Drain {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Starts draining. @returns Resolves after that many seconds. */
  async start(seconds: number): Promise<void> {
    this.#isDraining = true;
    await sleep(seconds * 1000);
  }
}
