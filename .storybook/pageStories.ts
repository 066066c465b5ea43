import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfFile, loadPage } from '#composer/page/loadSite.ts';
import { languageNames, type Locale, locales } from '#lib/format/locale.ts';

/** Converts a path to a valid export name: `es/privacy/opt-out` → `page_privacy_opt_out`. */
const exportName = (path: string) => `page${path.replace(/\.html$/, '').replace(/[^A-Za-z0-9]+/g, '_')}`;

function storyFile(locale: Locale, paths: readonly string[], tested: readonly string[]): string {
  const below = (path: string) => path.replace(`/${locale}/`, '/');
  return [
    '// Written by .storybook/pageStories.ts from the files in pages-json.',
    "import { chosenBrand } from 'virtual:portico/brands';",
    "import { inOneBrand } from '#stories/brandModes.ts';",
    "import { loadDemoPage } from '#stories/pages/demoPage.ts';",
    "import { PageHost } from '#stories/pages/PageHost.tsx';",
    '',
    'export default {',
    `  title: 'Pages/${languageNames[locale]}',`,
    '  component: PageHost,',
    '  loaders: [loadDemoPage],',
    `  globals: { locale: '${locale}' },`,
    // Their sections are pictured in every brand, and so are the pages of Archetypes.stories.tsx.
    "  parameters: { ...inOneBrand(chosenBrand), docs: { story: { inline: false, height: '600px' } } },",
    // tests/pages/every-page/everyPage.test.ts runs axe on the composed pages, as visitors get them.
    "  tags: ['!test', '!autodocs'],",
    '};',
    ...paths.map((path) => {
      const shown = JSON.stringify(path);
      // Unlike a section alone, a page must have landmarks, one main element and a level-one heading.
      const asTest = tested.includes(path)
        ? ", tags: ['test'], parameters: { a11y: { config: { rules: [] } } }"
        : '';
      return `export const ${exportName(below(path).replace(/\/$/, '/index'))} = { name: ${shown}, args: { path: ${shown} }${asTest} };`;
    }),
    '',
  ].join('\n');
}

/**
 * Writes a story for every page of the site, one file per language. Storybook regenerates them whenever it starts, so
 * they are not committed.
 *
 * @param root the project's folder
 * @param folder the folder for the story files
 * @param tested paths of pages whose stories are tests, as `npm run test:quick` wants them
 */
export function writePageStories(root: string, folder: string, tested: readonly string[] = []): void {
  const site = join(root, 'pages-json');
  const pages = globSync('**/*.json', { cwd: site })
    .filter((file) => kindOfFile(file) === 'page')
    .map((file) => loadPage(site, file))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const locale of locales) {
    const paths = pages.filter((page) => page.locale === locale).map(({ path }) => path);
    if (paths.length > 0)
      writeFileSync(join(folder, `${locale}.stories.ts`), storyFile(locale, paths, tested));
  }
}
