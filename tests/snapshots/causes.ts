import type { BuildRecord } from './BuildRecord.ts';

/** A build and a story's inputs in it. */
export interface InputsOf {
  readonly record: BuildRecord;
  readonly inputs: readonly string[];
}

const brandsModule = 'module:virtual:portico/brands';

/** `node_modules/@mui/material/Button/Button.mjs` → `@mui/material`. */
const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** Describes an input for the report. Empty for one that only follows from others. */
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
 * Returns why a story may look different: its inputs that differ between the builds.
 *
 * @param tokens Descriptions of the brand's changed design tokens.
 * @returns Names of files, packages and tokens, sorted.
 */
export function causesOf(before: InputsOf | undefined, after: InputsOf, tokens: readonly string[]): string[] {
  const names = new Set([...(before?.inputs ?? []), ...after.inputs]);
  const changed = [...names].filter((name) => before?.record.inputs[name] !== after.record.inputs[name]);
  return [...new Set(changed.flatMap((name) => sourcesOf(name, tokens)))].toSorted();
}
