import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allCommands } from '#composer/cli/allCommands.ts';
import { runCommands } from '#composer/cli/kit/runCommands.ts';
import { OpeningHours } from '#composer/cli/init/template/sections/OpeningHours/OpeningHours.section.ts';
import { sectionSet } from '#composer/page/SectionSet.ts';
import { allSections } from '#composer/project/allSections.ts';

/** The sections of a new site: Portico's, and the one in its own folder, as a bundle of the site has them. */
const sections = sectionSet(allSections, [
  { name: './sections/OpeningHours', exports: { sections: [OpeningHours] } },
]);

/** What a command ended with and wrote. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command of Portico in a project. */
export async function portico(root: string, ...args: readonly string[]): Promise<Ran> {
  const written = { out: '', error: '' };
  const code = await runCommands(
    allCommands,
    args,
    { root, library: resolve('.'), bundle: '/', version: '1.2.3', sections },
    { out: (text) => (written.out += text), error: (text) => (written.error += text), color: false },
  );
  return { code, ...written };
}

/** A temporary folder for new sites, with a function that removes it. */
export function sitesFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portico-init-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Returns the arguments of Node that run a command in the folder of a site with its own section, and links the packages
 * that the site would have installed.
 */
export function commandIn(site: string, ...args: readonly string[]): string[] {
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'junction');
  return [resolve('tests/init/launchSite.mjs'), ...args];
}

/** Starts a site with the schemas that its installation would write. @returns Its folder. */
export async function newSite(folder: string, name: string, ...flags: readonly string[]): Promise<string> {
  const site = join(folder, name);
  for (const args of [['init', site, ...flags], ['gen']]) {
    // In this order: the schemas are written into the site.
    // oxlint-disable-next-line no-await-in-loop
    const { code, error } = await portico(site, ...args);
    if (code !== 0) throw new Error(error);
  }
  return site;
}
