import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { MakeCommand, SiteContext } from '#composer/cli/kit/Cli.ts';
import { brandFiles, brandSchemaFile } from '#composer/brand/generatedFiles.ts';
import { generateJsonSchemas } from '#composer/schema/jsonSchema.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { namesWith } from '#composer/project/checkOptions.ts';
import { writeNames } from '#composer/project/namesFiles.ts';

async function libraryFiles(root: string) {
  const { ownComponentsFile } = await import('#composer/project/ownComponentsFile.ts');
  return [...(await brandFiles(root)), ownComponentsFile(root)];
}

/**
 * `portico gen`: writes the JSON Schemas and the names that editors use for completion, and for the library the brand's
 * tokens and the types of its own components in the theme. Files that depend only on the section folders were already
 * written before this program was bundled; see `generate.ts`.
 */
export const gen: MakeCommand<SiteContext> = ({ context: { root, library, sections }, output, action }) =>
  new Command('gen').description('write the generated files').action(
    action(async () => {
      // As when an image is built: packages are installed before the pages are there.
      if (!existsSync(join(root, 'pages-json'))) {
        output.error('portico gen: there is no folder pages-json here, so nothing was written.\n');
        return 0;
      }
      const schemas = generateJsonSchemas(sections.registry);
      const files = [...schemas].map(([name, text]) => [`pages-json/${name}`, text] as const);
      // An installed library keeps the tokens and the types that it was packaged with.
      const own = root === library ? await libraryFiles(root) : [];
      for (const [path, text] of [...files, brandSchemaFile(), ...own]) {
        const file = join(root, path);
        if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
        writeFileSync(file, text);
        output.out(`wrote ${path}\n`);
      }
      const site = loadSite(join(root, 'pages-json'));
      for (const file of writeNames(site.folder, namesWith(site, sections)))
        output.out(`wrote ${relative(root, file)}\n`);
      return 0;
    }),
  );
