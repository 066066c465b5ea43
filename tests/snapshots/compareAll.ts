import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Baseline } from './Baseline.ts';
import { comparePictures } from './comparePictures.ts';
import { type Session, shootAll } from './shootAll.ts';
import type { Shot } from './Shot.ts';

export interface ChangedShot {
  readonly shot: Shot;
  readonly pixels: number;
  readonly sizes?: string;
}

export interface Comparison {
  readonly compared: number;
  readonly changed: readonly ChangedShot[];
  /** Stories that failed or never came to rest. */
  readonly failed: readonly { readonly shot: Shot; readonly reason: string }[];
  /** Without a picture in the baseline. */
  readonly added: readonly Shot[];
  /** Pictures of the baseline whose story is gone. */
  readonly vanished: readonly string[];
}

const byFile = (one: { shot: Shot }, other: { shot: Shot }) => (one.shot.file < other.shot.file ? -1 : 1);

/**
 * Pictures shots and compares each with the baseline. What differs, and what is new, is written to `out`: the actual
 * picture, the expected one and the difference.
 *
 * @param isWhole true when the shots are all there are, so that pictures without one have vanished.
 */
export async function compareAll(
  session: Session,
  shots: readonly Shot[],
  baseline: Baseline,
  out: string,
  isWhole: boolean,
): Promise<Comparison> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const changed: ChangedShot[] = [];
  const failed: { shot: Shot; reason: string }[] = [];
  const added: Shot[] = [];
  const write = (shot: Shot, kind: string, picture: Buffer) =>
    writeFileSync(join(out, shot.file.replace('.png', `.${kind}.png`)), picture);
  const desk = await session.browser.newPage();
  await shootAll(
    session,
    shots,
    (shot) => baseline.get(shot.file),
    async (shot, picture) => {
      if (picture instanceof Error) return void failed.push({ shot, reason: picture.message });
      const expected = baseline.get(shot.file);
      if (!expected) {
        write(shot, 'actual', picture);
        return void added.push(shot);
      }
      const difference = await comparePictures(desk, expected, picture);
      if (!difference) return undefined;
      write(shot, 'actual', picture);
      write(shot, 'expected', expected);
      write(shot, 'difference', difference.picture);
      changed.push({ shot, pixels: difference.pixels, sizes: difference.sizes });
    },
  );
  await desk.close();
  const files = new Set(shots.map(({ file }) => file));
  return {
    compared: shots.length - added.length - failed.length,
    changed: changed.toSorted(byFile),
    failed: failed.toSorted(byFile),
    added: added.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
    vanished: isWhole ? baseline.files().filter((file) => !files.has(file)) : [],
  };
}

/** Stores the pictures of all shots as baseline. @returns the shots that failed, with their reasons. */
export async function storeAll(
  session: Session,
  shots: readonly Shot[],
  baseline: Baseline,
): Promise<Comparison['failed']> {
  const failed: { shot: Shot; reason: string }[] = [];
  await shootAll(
    session,
    shots,
    (shot) => baseline.get(shot.file),
    (shot, picture) => {
      if (picture instanceof Error) failed.push({ shot, reason: picture.message });
      else baseline.set(shot.file, picture);
      return Promise.resolve();
    },
  );
  return failed.toSorted(byFile);
}
