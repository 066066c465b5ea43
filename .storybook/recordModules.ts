import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a built Storybook consists of, by module: two builds with the same hashes show the same. */
export interface ModuleRecord {
  /** A hash of each module: of its code as it was bundled and, when it is a file, of the file. */
  readonly hashes: Readonly<Record<string, string>>;
  /** What each module imports, at once or later. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The modules in each file of the build, such as `assets/Button-C0z9ZNdJ.js`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Where the record stands in the folder of a built Storybook. */
export const moduleRecordFile = 'modules.json';

/** The module that knows where each story is: the addresses of all, and nothing that a story shows. */
const storyAddresses = 'storybook-stories.js';

/**
 * A Vite plugin that writes the `ModuleRecord` of a build. Modules are named by their paths below the project, packages
 * by those below `node_modules`, so that work trees of one repository can be compared.
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
      // Places for the addresses of fonts and pictures, whose files are hashed themselves.
      .replaceAll(/ROLLDOWN_FILE_URL_[\w$-]+/g, '');
  const hashOf = (id: string, code: string) => {
    // Storybook's own modules name what they import with a number made from the path of the work tree.
    const text = id.includes('virtual:/@storybook/') ? code.replaceAll(/_\d+\b/g, '') : code;
    const hash = createHash('sha256').update(portable(text));
    const [file = id] = id.split('?');
    // The bundled code of a font or a picture holds only a place for its address.
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
