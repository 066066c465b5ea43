import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this command reads of Portico's `package.json`. */
export interface OwnPackage {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
}

/**
 * Reads Portico's own `package.json`.
 *
 * @param library Portico's own folder: the repository, or `lib` of the installed package.
 */
export function ownPackage(library: string): OwnPackage {
  const isSource = existsSync(join(library, 'composer/cli/main.ts'));
  // Written by npm or in this repository, with these fields.
  return JSON.parse(readFileSync(join(library, isSource ? '' : '..', 'package.json'), 'utf8')) as OwnPackage;
}
