import type { BuildRecord } from './BuildRecord.ts';

/** A build and the inputs of a story in it. */
export interface InputsOf {
  readonly record: BuildRecord;
  readonly inputs: readonly string[];
}

const brandsModule = 'module:virtual:portico/brands';

/** `node_modules/@mui/material/Button/Button.mjs` → `@mui/material`. */
const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** How the report calls an input; nothing for what only follows from others. */
function sourcesOf(input: string, tokens: readonly string[]): readonly string[] {
  if (input === 'build') return ['the whole Storybook, as the other commit does not say what it is made of'];
  if (input === brandsModule) return tokens.length > 0 ? tokens : ['brands in pages-json/brands'];
  const [kind = '', name = ''] = input.split(/:(.*)/s);
  if (kind === 'content') return [];
  if (kind === 'story') return [`the name of ${name}`];
  if (kind === 'file') return [name.startsWith('/media/') ? `pages-json${name}` : `Storybook’s ${name}`];
  const library = packageOf(name);
  return [library === undefined ? name.replace(/\?.*$/, '') : `the package ${library}`];
}

/**
 * Why a story may look different: the sources that it depends on and that are not the same in both builds.
 *
 * @param tokens the changed design tokens of its brand, in words.
 * @returns names of files, packages and tokens, sorted.
 */
export function causesOf(before: InputsOf | undefined, after: InputsOf, tokens: readonly string[]): string[] {
  const names = new Set([...(before?.inputs ?? []), ...after.inputs]);
  const changed = [...names].filter((name) => before?.record.inputs[name] !== after.record.inputs[name]);
  return [...new Set(changed.flatMap((name) => sourcesOf(name, tokens)))].toSorted();
}
