import type { Browser } from 'playwright';
import { groupBy } from '#lib/values/groupBy.ts';
import { type BuildRecord, inputsBehind } from './BuildRecord.ts';
import { Camera } from './Camera.ts';
import { hashOf, type Pictured, type PictureCache } from './PictureCache.ts';
import { serveFolder } from './serveFolder.ts';
import type { StoryInBrand } from './Shot.ts';

/** What pictures are taken with. */
export interface Session {
  readonly browser: Browser;
  readonly cache: PictureCache;
  /** Pages at a time. */
  readonly jobs: number;
}

/** A built Storybook. */
export interface Build {
  readonly record: BuildRecord;
  /** Makes the files, if they are not there, and returns their folder; called only when a picture is missing. */
  readonly folder: () => string;
}

/** The pictures of a story in a brand, or why there are none. */
export interface Shown {
  readonly shown: StoryInBrand;
  readonly result: Pictured | Error;
}

/** Told of each story in a brand that is done. */
export type Told = (one: Shown) => void;

/** Pictures what is waiting, several stories at a time, and keeps it in the cache. */
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
 * The pictures of stories: those of the cache, and the others taken now.
 *
 * @param known the pictures a story is expected to look like, which makes it quicker to see that it does.
 * @param told hears of each story as soon as it is done.
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
