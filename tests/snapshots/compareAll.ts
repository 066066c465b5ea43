import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#lib/values/groupBy.ts';
import { comparePictures } from './comparePictures.ts';
import type { Pictured } from './PictureCache.ts';
import type { Session, Shown } from './shootAll.ts';
import { type Shot, shotsOf, type StoryInBrand } from './Shot.ts';
import type { Story } from './storybook.ts';

export interface ChangedShot {
  readonly shot: Shot;
  readonly pixels: number;
  readonly sizes?: string;
}

export interface FailedStory {
  readonly shown: StoryInBrand;
  readonly reason: string;
}

/** Stories that look different for the same reason. */
export interface CauseGroup {
  /** Changed files, packages and tokens that all of these stories depend on. */
  readonly causes: readonly string[];
  readonly stories: readonly {
    readonly story: Story;
    readonly changed: readonly ChangedShot[];
    /** Pages of the site that contain what the story is about. */
    readonly pages: readonly string[];
  }[];
}

export interface Comparison {
  readonly compared: number;
  /** The largest groups first. */
  readonly groups: readonly CauseGroup[];
  /** Stories that failed or never became stable. */
  readonly failed: readonly FailedStory[];
  /** Those without a picture to compare with. */
  readonly added: readonly Shot[];
  /** Stories that only exist in the base. */
  readonly vanished: readonly Story[];
}

/** What stories are compared with, and information about them. */
export interface Basis {
  /** Returns the pictures of the base. `undefined` if the story does not exist there, or has failed. */
  readonly pictured: (shown: StoryInBrand) => Pictured | undefined;
  /** Returns the hash of the picture that was accepted instead. */
  readonly accepted: (shot: Shot) => string | undefined;
  /** Describes why a story may look different. */
  readonly causes: (shown: StoryInBrand, after: Pictured) => readonly string[];
  readonly pages: (story: Story) => readonly string[];
}

const byFile = (one: Shot, other: Shot) => (one.file < other.file ? -1 : 1);

type Explained = ChangedShot & { readonly causes: readonly string[] };

/** Groups changed shots that have the same causes. */
const groupsOf = (changed: readonly Explained[], pages: Basis['pages']): CauseGroup[] =>
  [...groupBy(changed, ({ causes }) => causes.join('\n')).values()]
    .map((shots) => ({
      causes: shots[0]?.causes ?? [],
      stories: [...groupBy(shots, ({ shot }) => shot.story)].map(([story, ofStory]) => ({
        story,
        changed: ofStory,
        pages: pages(story),
      })),
    }))
    .toSorted((one, other) => other.stories.length - one.stories.length);

/**
 * Compares pictures with the base and with the accepted ones. For differences and new pictures, writes the actual
 * picture, the expected one and the difference to `out`.
 */
export async function compareAll(
  { browser, cache }: Pick<Session, 'browser' | 'cache'>,
  all: readonly Shown[],
  basis: Basis,
  out: string,
): Promise<Omit<Comparison, 'vanished'>> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const write = (shot: Shot, kind: string, picture: Buffer) =>
    writeFileSync(join(out, shot.file.replace('.png', `.${kind}.png`)), picture);
  const desk = await browser.newPage();
  const compare = async (shot: Shot, actual: string, before: string): Promise<ChangedShot | undefined> => {
    const [expected, picture] = [cache.read(before), cache.read(actual)];
    const difference = await comparePictures(desk, expected, picture);
    if (!difference) return undefined;
    write(shot, 'actual', picture);
    write(shot, 'expected', expected);
    write(shot, 'difference', difference.picture);
    return { shot, pixels: difference.pixels, ...(difference.sizes && { sizes: difference.sizes }) };
  };
  const changed: Explained[] = [];
  const failed: FailedStory[] = [];
  const added: Shot[] = [];
  let compared = 0;
  for (const { shown, result } of all) {
    if (result instanceof Error) {
      failed.push({ shown, reason: result.message });
      continue;
    }
    const before = basis.pictured(shown)?.pictures;
    for (const shot of shotsOf(shown)) {
      const actual = result.pictures[shot.width] ?? '';
      const expected = basis.accepted(shot) ?? before?.[shot.width];
      if (expected === undefined) {
        write(shot, 'actual', cache.read(actual));
        added.push(shot);
        continue;
      }
      compared += 1;
      if (actual === expected || actual === before?.[shot.width]) continue;
      const difference = await compare(shot, actual, expected);
      if (difference) changed.push({ ...difference, causes: basis.causes(shown, result) });
    }
  }
  await desk.close();
  return {
    compared,
    groups: groupsOf(
      changed.toSorted((one, other) => byFile(one.shot, other.shot)),
      basis.pages,
    ),
    failed: failed.toSorted((one, other) => (one.shown.story.id < other.shown.story.id ? -1 : 1)),
    added: added.toSorted(byFile),
  };
}
