import { chromium } from 'playwright';
import { chromiumLaunch } from '#tests/chromium.ts';
import { type SnapshotOptions, snapshotOptions, usage } from './options.ts';
import { Snapshots } from './Snapshots.ts';

/** Text is drawn without what depends on a screen, and what changed late is not patched into what is drawn already. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/** A page lives too briefly for its programs to be worth optimizing, which takes a tenth of all time. */
const programs = '--js-flags=--no-maglev --no-turbofan';

/** The command. @returns its exit code: 1 on a difference or a story that fails, 2 on options that cannot be. */
export async function main(root: string, args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  let options: SnapshotOptions;
  try {
    options = snapshotOptions(args);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, ...drawing, programs],
  });
  try {
    return await new Snapshots(root, browser, options).run();
  } finally {
    await browser.close();
  }
}
