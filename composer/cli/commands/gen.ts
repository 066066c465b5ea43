import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandContext } from '#composer/cli/CommandContext.ts';
import { generateJsonSchemas } from '#composer/page/jsonSchema.ts';

/**
 * `portico gen`: writes the JSON Schemas that editors complete pages with. The files that follow from the section
 * folders alone were already written before this program was bundled; see `generate.mjs`.
 */
export function runGen(_args: readonly string[], { root, sections }: CommandContext): Promise<number> {
  for (const [name, text] of generateJsonSchemas(sections.registry)) {
    const path = `pages-json/${name}`;
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    process.stdout.write(`wrote ${path}\n`);
  }
  return Promise.resolve(0);
}
