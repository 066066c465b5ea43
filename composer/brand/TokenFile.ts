import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { isRecord } from '#lib/values/isRecord.ts';

/** Schemes that a brand has colors for. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A token as its file has it. */
export interface WrittenToken {
  /** Its path with dots: `color.text.primary`. */
  readonly id: string;
  readonly path: JsonPath;
  /** Its own `$type`, or that of the nearest group around it. */
  readonly type: string | undefined;
  readonly value: unknown;
  readonly file: TokenFile;
}

/** A file of design tokens. */
export interface TokenFile {
  readonly source: SourceFile;
  /** The only scheme that its tokens count for: `color.dark.tokens.json` is for the dark one. */
  readonly scheme: Scheme | undefined;
  readonly tokens: readonly WrittenToken[];
}

/** The scheme that a file's name gives it. */
export const schemeOf = (file: string): Scheme | undefined =>
  schemes.find((scheme) => file.endsWith(`.${scheme}.tokens.json`));

/** The tokens of a file, whose JSON must be readable. */
export function tokenFile(source: SourceFile): TokenFile {
  const tokens: WrittenToken[] = [];
  const file: TokenFile = { source, scheme: schemeOf(source.file), tokens };
  const visit = (group: Readonly<Record<string, unknown>>, path: JsonPath, inherited: string | undefined) => {
    const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
    if ('$value' in group) {
      tokens.push({ id: path.join('.'), path, type, value: group['$value'], file });
      return;
    }
    for (const [name, inner] of Object.entries(group))
      if (!name.startsWith('$') && isRecord(inner)) visit(inner, [...path, name], type);
  };
  if (isRecord(source.value)) visit(source.value, [], undefined);
  return file;
}

const alias = /^\{([^{}]+)\}$/;

/** The token that a text stands for, if it is an alias. */
export const aliasIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? alias.exec(value)?.[1] : undefined;

/** Every alias inside a token's value, with its path in the file. */
export function aliasesOf({
  value,
  path,
}: WrittenToken): { readonly name: string; readonly path: JsonPath }[] {
  const found: { name: string; path: JsonPath }[] = [];
  const visit = (inner: unknown, at: JsonPath) => {
    const name = aliasIn(inner);
    if (name !== undefined) found.push({ name, path: at });
    else if (Array.isArray(inner)) inner.forEach((item, index) => visit(item, [...at, index]));
    else if (isRecord(inner)) for (const [key, part] of Object.entries(inner)) visit(part, [...at, key]);
  };
  visit(value, [...path, '$value']);
  return found;
}
