import { chromium } from 'playwright';
import { chromiumLaunch } from '#tests/chromium.ts';
import { type SnapshotOptions, snapshotOptions, usage } from './options.ts';
import { Snapshots } from './Snapshots.ts';

/** Flags that make rendering independent of the screen, and prevent partial repaints. */
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

/** Disables optimizing compilers: a page is too short-lived to benefit, and they take a tenth of the time. */
const programs = '--js-flags=--no-maglev --no-turbofan';

/** Runs the command. @returns Its exit code: 1 on a difference or a failed story, 2 on invalid options. */
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
