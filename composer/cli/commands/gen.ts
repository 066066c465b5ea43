import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { MakeCommand } from '#composer/cli/kit/Cli.ts';
import { brandFiles } from '#composer/brand/generatedFiles.ts';
import { generateJsonSchemas } from '#composer/page/jsonSchema.ts';

/**
 * `portico gen`: writes the JSON Schemas that editors complete pages with, and the tokens of the site's brand for the
 * library. The files that follow from the section folders alone were already written before this program was bundled; see `generate.mjs`.
 */
export const gen: MakeCommand = ({ context: { root, library, sections }, output, action }) =>
  new Command('gen').description('write the generated files').action(
    action(async () => {
      const schemas = generateJsonSchemas(sections.registry);
      const files = [...schemas].map(([name, text]) => [`pages-json/${name}`, text] as const);
      // An installed library keeps the tokens it was packed with.
      const tokens = root === library ? await brandFiles(root) : [];
      for (const [path, text] of [...files, ...tokens]) {
        const file = join(root, path);
        if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
        writeFileSync(file, text);
        output.out(`wrote ${path}\n`);
      }
      return 0;
    }),
  );
