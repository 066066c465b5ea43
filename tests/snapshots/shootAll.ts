import type { Browser } from 'playwright';
import { groupBy } from '#lib/values/groupBy.ts';
import { type BuildRecord, inputsBehind } from './BuildRecord.ts';
import { Camera } from './Camera.ts';
import { hashOf, type Pictured, type PictureCache } from './PictureCache.ts';
import { serveFolder } from './serveFolder.ts';
import type { StoryInBrand } from './Shot.ts';

/** What taking pictures requires. */
export interface Session {
  readonly browser: Browser;
  readonly cache: PictureCache;
  /** Number of parallel pages. */
  readonly jobs: number;
}

/** A built Storybook. */
export interface Build {
  readonly record: BuildRecord;
  /** Returns the folder of its files, which are built if necessary. Only called if a picture is missing. */
  readonly folder: () => string;
}

/** The pictures of a story in a brand, or the reason that there are none. */
export interface Shown {
  readonly shown: StoryInBrand;
  readonly result: Pictured | Error;
}

/** Called with each finished story in a brand. */
export type Told = (one: Shown) => void;

/** Takes the missing pictures, several stories in parallel, and caches them. */
async function shootMissing(
  { browser, cache, jobs }: Session,
  { record, folder }: Build,
  waiting: readonly StoryInBrand[],
  known: (shown: StoryInBrand) => Pictured | undefined,
  told: Told,
): Promise<void> {
  const { origin, close } = await serveFolder(folder());
  const stories = [...groupBy(waiting, ({ story }) => story.id).values()];
  const shoot = async (camera: Camera, shown: StoryInBrand): Promise<Pictured> => {
    const expected = known(shown)?.pictures;
    const { pictures, addresses } = await camera.shoot(
      shown,
      (width, picture) => expected?.[width] === hashOf(picture),
    );
    return cache.add(record, shown, inputsBehind(record, shown.story, addresses), pictures);
  };
  const work = async () => {
    const camera = await Camera.open(browser, origin);
    try {
      // A story's brands share its page.
      for (let story = stories.shift(); story; story = stories.shift()) {
        for (const shown of story) {
          const result = await shoot(camera, shown).catch((error: unknown) =>
            error instanceof Error ? error : new Error(String(error)),
          );
          told({ shown, result });
        }
      }
    } finally {
      await camera.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, stories.length) }, work));
  } finally {
    close();
  }
}

/**
 * Returns the pictures of stories: from the cache, or newly taken.
 *
 * @param known Returns the expected pictures of a story, which saves time if they match.
 * @param told Called with each story as soon as it is finished.
 */
export async function shootAll(
  session: Session,
  build: Build,
  wanted: readonly StoryInBrand[],
  known: (shown: StoryInBrand) => Pictured | undefined,
  told: Told,
): Promise<readonly Shown[]> {
  const done: Shown[] = [];
  const waiting: StoryInBrand[] = [];
  const tell: Told = (one) => {
    done.push(one);
    told(one);
  };
  for (const shown of wanted) {
    const result = session.cache.find(build.record, shown);
    if (result) tell({ shown, result });
    else waiting.push(shown);
  }
  if (waiting.length > 0) await shootMissing(session, build, waiting, known, tell);
  return done;
}
