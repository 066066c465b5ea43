import { composePage } from '#composer/render/compose/composePage.ts';
import { withSlots } from '#composer/render/compose/ComposedSection.ts';
import { pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { behaviourNames } from '#sections/behaviours.gen.ts';
import { registry } from '#sections/registry.gen.ts';
import { type BuildRecord, reachedFrom } from './BuildRecord.ts';
import type { Story } from './storybook.ts';

/** Returns the pages of a site by the sections on them, including those of layouts and fragments. */
export function pagesBySection(folder: string, now: Date): ReadonlyMap<string, readonly string[]> {
  const site = loadSite(folder);
  const parts = siteParts(site, now);
  const pages = new Map<string, string[]>();
  for (const source of site.pages.values()) {
    const input = pageInput(source, parts.brand);
    if (!input) continue;
    const { path, top, main, bottom } = composePage(parts, input, {
      registry,
      behaviours: behaviourNames,
    });
    const names = new Set([...withSlots([...top, ...main, ...bottom])].map(({ section }) => section.name));
    for (const name of names) pages.set(name, [...(pages.get(name) ?? []), path].toSorted());
  }
  return pages;
}

/** `stories/components/inputs/Button.stories.tsx` → `Button`. */
const nameOfFile = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.')[0];

/**
 * Returns a function that finds the pages which contain what a story is about: its section, or sections that use its
 * component.
 *
 * @param pages Pages by section, from `pagesBySection`.
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
    // Other imports are only the context of the story.
    const own = imported.filter((id) => nameOfFile(id) === nameOfFile(file));
    const subjects = own.length > 0 ? own : imported;
    const found = sections
      .filter(({ modules }) => subjects.some((id) => modules.has(id)))
      .flatMap(({ paths }) => paths);
    return [...new Set(found)].toSorted();
  };
}
