import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Part, muiExamples } from '#tests/packages/mui-examples/examples/muiExamples.ts';
import type { Examples } from '#tests/packages/mui-examples/examples/Example.ts';
import { PublishedSite } from '#tests/server/fixtures/publishedSite.ts';
import { page, siteFiles } from '#tests/server/fixtures/siteFiles.ts';

const name = '@elmstone/mui-examples';

/** Packages that the examples need besides those of Portico. */
const needed = ['@mui/x-charts', '@mui/x-date-pickers', 'dayjs'];

export const parts = Object.keys(muiExamples) as readonly Part[];

/** The examples of a part, by name. */
export const examplesOf = (part: Part): Examples => muiExamples[part];

const sections = (part: Part, components: readonly string[]) =>
  Object.keys(examplesOf(part)).flatMap((example) =>
    components.map((component) => ({ component, props: { part, name: example } })),
  );

/** A site with a page for each part of the examples, which shows them as HTML and as islands, and one of all islands. */
export class MuiSite extends PublishedSite {
  constructor() {
    super({
      'site.json': { ...(siteFiles['site.json'] as object), packages: [name] },
      ...Object.fromEntries(
        parts.map((part) => [
          `${part}.json`,
          page(`MUI’s examples: ${part}`, sections(part, ['MuiHtml', 'MuiIsland'])),
        ]),
      ),
      'islands.json': page(
        'MUI’s examples as islands',
        parts.flatMap((part) => sections(part, ['MuiIsland'])),
      ),
    });
    const modules = join(this.folder, '..', 'node_modules');
    cpSync('tests/packages/mui-examples', join(modules, name), { recursive: true });
    for (const one of needed) {
      mkdirSync(dirname(join(modules, one)), { recursive: true });
      symlinkSync(resolve('node_modules', one), join(modules, one), 'junction');
    }
  }
}
