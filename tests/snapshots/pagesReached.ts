import { composePage } from '#composer/render/compose/composePage.ts';
import { withSlots } from '#composer/render/compose/ComposedSection.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { type BuildRecord, reachedFrom } from './BuildRecord.ts';
import type { Story } from './storybook.ts';

/** The pages of a site by the sections that stand on them, layouts and fragments included. */
export function pagesBySection(folder: string, now: Date): ReadonlyMap<string, readonly string[]> {
  const site = loadSite(folder);
  const parts = siteParts(site, now);
  const pages = new Map<string, string[]>();
  for (const source of site.pages.values()) {
    const input = pageInput(source, parts.brand);
    if (!input) continue;
    const { path, top, main, bottom } = composePage(parts, input, registry, behaviourNames);
    const names = new Set([...withSlots([...top, ...main, ...bottom])].map(({ section }) => section.name));
    for (const name of names) pages.set(name, [...(pages.get(name) ?? []), path].toSorted());
  }
  return pages;
}

/** `stories/components/inputs/Button.stories.tsx` → `Button`. */
const nameOfFile = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.')[0];

/**
 * Finds the pages of the site that show what a story is about: its section, or the sections that use its component.
 *
 * @param pages by section, as `pagesBySection` finds them.
 */
export function pagesReached(
  record: Pick<BuildRecord, 'imports'>,
  pages: ReadonlyMap<string, readonly string[]>,
): (story: Story) => readonly string[] {
  const sections = [...pages].map(([name, paths]) => ({
    paths,
    modules: reachedFrom(record, [`src/sections/${name}/${name}.section.ts`]),
  }));
  return ({ file }) => {
    const imported = (record.imports[file] ?? []).filter((id) =>
      /^src\/(components|forms|sections)\//.test(id),
    );
    // What else is imported only stands around what the story is about.
    const own = imported.filter((id) => nameOfFile(id) === nameOfFile(file));
    const subjects = own.length > 0 ? own : imported;
    const found = sections
      .filter(({ modules }) => subjects.some((id) => modules.has(id)))
      .flatMap(({ paths }) => paths);
    return [...new Set(found)].toSorted();
  };
}
