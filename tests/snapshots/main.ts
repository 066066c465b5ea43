import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '#tests/chromium.ts';
import { widths } from '#storybook/modes.ts';
import { Baseline } from './Baseline.ts';
import { branchPoint, buildBase, commitOf } from './baseStorybook.ts';
import { cameraVersion } from './Camera.ts';
import { compareAll, storeAll } from './compareAll.ts';
import { type SnapshotOptions, snapshotOptions, usage } from './options.ts';
import { htmlReport, nameOf, textReport } from './report.ts';
import type { Session } from './shootAll.ts';
import { type Shot, shotsOf } from './Shot.ts';
import { brandsOf, buildStorybook, storiesOf } from './storybook.ts';

const allWidths = Object.values(widths);
const say = (text: string) => console.log(text);

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

class Snapshots {
  readonly #root: string;
  readonly #folder: string;
  readonly #browser: Browser;
  readonly #options: SnapshotOptions;

  constructor(root: string, browser: Browser, options: SnapshotOptions) {
    this.#root = root;
    this.#folder = join(root, '.portico', 'snapshots');
    this.#browser = browser;
    this.#options = options;
  }

  async run(): Promise<number> {
    const folder = join(this.#folder, 'storybook');
    say('building the Storybook, unless it is fresh …');
    buildStorybook(this.#root, folder);
    const { only } = this.#options;
    const all = brandsOf(folder);
    const unknown = this.#options.brands.filter((brand) => !all.includes(brand));
    if (unknown.length > 0) {
      say(`There is no brand "${unknown.join('", "')}"; there are ${all.join(', ')}.`);
      return 1;
    }
    const brands = this.#options.brands.length === 0 ? all : this.#options.brands;
    const stories = storiesOf(folder).filter(
      ({ id }) => only.length === 0 || only.some((part) => id.includes(part.toLowerCase())),
    );
    if (stories.length === 0) {
      say(`No story's id has "${only.join('" or "')}" in it.`);
      return 1;
    }
    const session = { browser: this.#browser, folder, jobs: this.#options.jobs };
    const shots = shotsOf(stories, brands, allWidths);
    say(`${stories.length} stories in ${brands.join(', ')} at ${allWidths.join(', ')} px …`);
    return this.#options.update ? this.#update(session, shots) : this.#compare(session, shots);
  }

  async #compare(session: Session, shots: readonly Shot[]): Promise<number> {
    const { baseline, name } = await this.#baseline();
    const differences = join(this.#folder, 'differences');
    const comparison = await compareAll(session, shots, baseline, differences, this.#isWhole);
    const report = join(this.#folder, 'report.html');
    writeFileSync(report, htmlReport(comparison, name));
    say(textReport(comparison));
    const isSame = comparison.changed.length === 0 && comparison.failed.length === 0;
    if (!isSame) say(`See ${report}\nAccept with: npm run snapshots -- --update`);
    return isSame ? 0 : 1;
  }

  async #update(session: Session, shots: readonly Shot[]): Promise<number> {
    const baseline = this.#local();
    if (!baseline.isUsable() && !this.#isWhole) await this.#baseline();
    if (!baseline.isUsable()) baseline.clear();
    const failed = await storeAll(session, shots, baseline);
    const files = new Set(shots.map(({ file }) => file));
    if (this.#isWhole) for (const file of baseline.files()) if (!files.has(file)) baseline.remove(file);
    baseline.finish();
    for (const { shot, reason } of failed) say(`failed    ${nameOf(shot)}  ${reason}`);
    say(`${shots.length - failed.length} pictures accepted, ${failed.length} failed`);
    return failed.length === 0 ? 0 : 1;
  }

  /** The baseline to compare with, made first when this machine has none. */
  async #baseline(): Promise<{ baseline: Baseline; name: string }> {
    const { base } = this.#options;
    if (base !== undefined) {
      return { baseline: await this.#ofCommit(commitOf(this.#root, base)), name: base };
    }
    const local = this.#local();
    if (!local.isUsable()) {
      const commit = branchPoint(this.#root);
      say(
        `There is no baseline of this browser yet: it is made from ${commit.slice(0, 10)}, where this branch began.`,
      );
      local.copyFrom(await this.#ofCommit(commit));
    }
    return { baseline: local, name: 'the local baseline' };
  }

  async #ofCommit(commit: string): Promise<Baseline> {
    const baseline = new Baseline(join(this.#folder, 'commits', commit), this.#maker);
    if (baseline.isUsable()) return baseline;
    say(`picturing ${commit.slice(0, 10)} …`);
    const folder = join(this.#folder, 'base-storybook');
    if (!buildBase(this.#root, commit, folder))
      say('Its package-lock.json differs: the packages that are installed now were used.');
    baseline.clear();
    const session = { browser: this.#browser, folder, jobs: this.#options.jobs };
    // A story that failed there has no picture, so it counts as new here.
    await storeAll(session, shotsOf(storiesOf(folder), brandsOf(folder), allWidths), baseline);
    baseline.finish();
    return baseline;
  }

  #local(): Baseline {
    return new Baseline(join(this.#folder, 'baseline'), this.#maker);
  }

  /** True when every story is pictured in every brand. */
  get #isWhole(): boolean {
    return this.#options.only.length === 0 && this.#options.brands.length === 0;
  }

  get #maker(): string {
    return `Chromium ${this.#browser.version()}, camera ${cameraVersion}\n`;
  }
}

/** The command. @returns its exit code: 1 on a difference or a story that fails. */
export async function main(root: string, args: readonly string[]): Promise<number> {
  let options: SnapshotOptions;
  try {
    options = snapshotOptions(args);
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...drawing] });
  try {
    return await new Snapshots(root, browser, options).run();
  } finally {
    await browser.close();
  }
}
