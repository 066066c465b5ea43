import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { widths } from '#storybook/modes.ts';
import { Accepted } from './Accepted.ts';
import { baseBuild, branchPoint, commitOf } from './baseStorybook.ts';
import { recordOf } from './BuildRecord.ts';
import { cameraVersion } from './Camera.ts';
import { causesOf } from './causes.ts';
import { type Basis, compareAll } from './compareAll.ts';
import type { SnapshotOptions } from './options.ts';
import { pagesBySection, pagesReached } from './pagesReached.ts';
import { PictureCache } from './PictureCache.ts';
import { Progress } from './Progress.ts';
import { htmlReport, textReport } from './report.ts';
import { type Build, type Session, shootAll, type Shown } from './shootAll.ts';
import { shotsOf, type StoryInBrand } from './Shot.ts';
import { buildStorybook } from './storybook.ts';
import { tokenChanges } from './tokenChanges.ts';
import { isAsked, wantedOf } from './wanted.ts';

const allWidths = Object.values(widths);
const say = (text: string) => console.log(text);
const keyOf = ({ story, brand }: StoryInBrand) => `${story.id}@${brand}`;

/** One run of the command. */
export class Snapshots {
  readonly #root: string;
  readonly #folder: string;
  readonly #session: Session;
  readonly #accepted: Accepted;
  readonly #options: SnapshotOptions;

  constructor(root: string, browser: Browser, options: SnapshotOptions) {
    const maker = `Chromium ${browser.version()}, camera ${cameraVersion}\n`;
    this.#root = root;
    this.#folder = join(root, '.portico', 'snapshots');
    this.#options = options;
    this.#accepted = new Accepted(join(this.#folder, 'accepted.json'), maker);
    const cache = new PictureCache(join(this.#folder, 'cache'), maker);
    this.#session = { browser, cache, jobs: options.jobs };
  }

  /** Resolves with the exit code: 1 if there is a difference or a failed story. */
  async run(): Promise<number> {
    const folder = join(this.#folder, 'storybook');
    say('building the Storybook, unless it is fresh …');
    buildStorybook(this.#root, folder);
    const head: Build = { record: recordOf(folder), folder: () => folder };
    const unknown = this.#options.brands.filter((brand) => !head.record.brands.includes(brand));
    if (unknown.length > 0) {
      say(`There is no brand "${unknown.join('", "')}"; there are ${head.record.brands.join(', ')}.`);
      return 1;
    }
    if (wantedOf(head.record, this.#options, allWidths).length === 0) {
      say(`No story's id or title has "${this.#options.only.join('" or "')}" in it.`);
      return 1;
    }
    return this.#options.update ? this.#update(head) : this.#compare(head);
  }

  async #compare(head: Build): Promise<number> {
    const commit = this.#options.base ?? branchPoint(this.#root);
    const name = this.#options.base ?? `${commit.slice(0, 10)}, where this branch left main`;
    const base = baseBuild(this.#root, commitOf(this.#root, commit), this.#folder, head, say);
    const pages = pagesReached(head.record, pagesBySection(join(this.#root, 'pages-json'), new Date()));
    const before = new Map<string, Shown['result']>();
    for (const { shown, result } of await this.#shoot(base, name)) before.set(keyOf(shown), result);
    const pictured: Basis['pictured'] = (shown) => {
      const result = before.get(keyOf(shown));
      // A story that failed in the base has no picture there, so it counts as new.
      return result instanceof Error ? undefined : result;
    };
    const after = await this.#shoot(head, 'what is here', pictured);
    const tokens = new Map(
      head.record.brands.map((brand) => [brand, tokenChanges(this.#root, commit, brand)]),
    );
    const basis: Basis = {
      pictured,
      accepted: (shot) => (this.#options.base === undefined ? this.#accepted.get(shot) : undefined),
      causes: (shown, { inputs }) => {
        const was = pictured(shown);
        return causesOf(
          was && { record: base.record, inputs: was.inputs },
          { record: head.record, inputs },
          tokens.get(shown.brand) ?? [],
        );
      },
      pages,
    };
    const compared = await compareAll(this.#session, after, basis, join(this.#folder, 'differences'));
    const stories = new Set(head.record.stories.map(({ id }) => id));
    const vanished = base.record.stories.filter(
      (story) => isAsked(this.#options, story) && !stories.has(story.id),
    );
    return this.#report({ ...compared, vanished }, name);
  }

  #report(comparison: Parameters<typeof textReport>[0], name: string): number {
    const report = join(this.#folder, 'report.html');
    writeFileSync(report, htmlReport(comparison, name));
    say(textReport(comparison));
    if (this.#isWhole) this.#session.cache.prune(this.#accepted.hashes());
    const isSame = comparison.groups.length === 0 && comparison.failed.length === 0;
    if (!isSame) say(`See ${report}\nAccept with: npm run snapshots -- --update`);
    return isSame ? 0 : 1;
  }

  async #update(head: Build): Promise<number> {
    const done = await this.#shoot(head, 'what is here');
    if (this.#isWhole) this.#accepted.clear();
    const failed = done.flatMap(({ shown, result }) => {
      if (result instanceof Error) return [`failed    ${keyOf(shown)}  ${result.message}`];
      for (const shot of shotsOf(shown)) this.#accepted.set(shot, result.pictures[shot.width] ?? '');
      return [];
    });
    this.#accepted.save();
    for (const line of failed) say(line);
    const accepted = done.length - failed.length;
    say(`${accepted} stories accepted at ${allWidths.length} widths, ${failed.length} failed`);
    return failed.length === 0 ? 0 : 1;
  }

  /** Takes the pictures of all selected stories in a build, and shows the progress. */
  #shoot(build: Build, name: string, known: Basis['pictured'] = () => undefined): Promise<readonly Shown[]> {
    const wanted = wantedOf(build.record, this.#options, allWidths);
    const isCached = new Set(wanted.filter((shown) => this.#session.cache.find(build.record, shown)));
    const progress = new Progress(`pictures of ${name}`, wanted.length * allWidths.length, process.stdout);
    progress.skip(isCached.size * allWidths.length);
    return shootAll(this.#session, build, wanted, known, ({ shown }) => {
      if (!isCached.has(shown)) progress.take(allWidths.length);
    });
  }

  /** Whether every story is selected in every brand. */
  get #isWhole(): boolean {
    return this.#options.only.length === 0 && this.#options.brands.length === 0;
  }
}
