import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The modules of a built Storybook. Two builds with the same hashes look the same. */
export interface ModuleRecord {
  /** A hash of each module's bundled code and, if it is a file, of that file. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The static and dynamic imports of each module. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The modules in each file of the build, such as `assets/Button-C0z9ZNdJ.js`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Path of the record in the folder of a built Storybook. */
export const moduleRecordFile = 'modules.json';

/** The module with the paths of all stories, which does not affect what any story shows. */
const storyAddresses = 'storybook-stories.js';

/**
 * A Vite plugin that writes the `ModuleRecord` of a build. Modules have paths relative to the project, packages
 * relative to `node_modules`, so that builds from different work trees are comparable.
 *
 * @param root the project's folder
 */
export function recordModules(root: string): Plugin {
  const packages = realpathSync(join(root, 'node_modules'));
  const portable = (text: string) =>
    text
      .replaceAll(packages, 'node_modules')
      .replaceAll(`${root}/`, '')
      .replaceAll('\0', '')
      // Placeholders for the URLs of fonts and pictures, whose files are hashed separately.
      .replaceAll(/ROLLDOWN_FILE_URL_[\w$-]+/g, '');
  const hashOf = (id: string, code: string) => {
    // In Storybook's own modules, import names contain a number derived from the path of the work tree.
    const text = id.includes('virtual:/@storybook/') ? code.replaceAll(/_\d+\b/g, '') : code;
    const hash = createHash('sha256').update(portable(text));
    const [file = id] = id.split('?');
    // The bundled code of a font or picture only contains a placeholder for its URL.
    if (existsSync(file)) hash.update(readFileSync(file));
    return hash.digest('hex');
  };
  return {
    name: 'portico:record-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const record = { hashes: {}, imports: {}, chunks: {} } as {
        [Part in keyof ModuleRecord]: Record<string, ModuleRecord[Part][string]>;
      };
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const ids = output.moduleIds.filter((id) => !id.endsWith(storyAddresses));
        record.chunks[output.fileName] = ids.map(portable);
        for (const id of ids) {
          const module = this.getModuleInfo(id);
          record.hashes[portable(id)] = hashOf(id, module?.code ?? '');
          record.imports[portable(id)] = [
            ...(module?.importedIds ?? []),
            ...(module?.dynamicallyImportedIds ?? []),
          ].map(portable);
        }
      }
      this.emitFile({ type: 'asset', fileName: moduleRecordFile, source: JSON.stringify(record) });
    },
  };
}
