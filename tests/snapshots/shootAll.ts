import type { Browser } from 'playwright';
import { Camera } from './Camera.ts';
import { serveFolder } from './serveFolder.ts';
import type { Shot } from './Shot.ts';

/** What pictures are taken of and with. */
export interface Session {
  readonly browser: Browser;
  /** Folder of a built Storybook. */
  readonly folder: string;
  /** Pages at a time. */
  readonly jobs: number;
}

/** A page that lives long fills the memory; a new one takes over after this many pictures. */
const maxShots = 100;

async function shootSome(
  camera: Camera,
  waiting: Shot[],
  known: (shot: Shot) => Buffer | undefined,
  took: (shot: Shot, picture: Buffer | Error) => Promise<void>,
): Promise<void> {
  for (let count = 0; count < maxShots; count++) {
    const shot = waiting.shift();
    if (!shot) return;
    const picture = await camera
      .shoot(shot, known(shot))
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    await took(shot, picture);
  }
}

/**
 * Pictures shots, several at a time.
 *
 * @param known the picture a shot is expected to be, if there is one.
 * @param took gets each picture, or why there is none.
 */
export async function shootAll(
  { browser, folder, jobs }: Session,
  shots: readonly Shot[],
  known: (shot: Shot) => Buffer | undefined,
  took: (shot: Shot, picture: Buffer | Error) => Promise<void>,
): Promise<void> {
  const { origin, close } = await serveFolder(folder);
  const waiting = [...shots];
  const work = async () => {
    while (waiting.length > 0) {
      const camera = await Camera.open(browser, origin);
      try {
        await shootSome(camera, waiting, known, took);
      } finally {
        await camera.close();
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, shots.length) }, work));
  } finally {
    close();
  }
}
