import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { isRecord } from '#lib/values/isRecord.ts';

/** The color schemes that a brand defines. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A token as it is written in its file. */
export interface WrittenToken {
  /** The token's path, joined with dots: `color.text.primary`. */
  readonly id: string;
  readonly path: JsonPath;
  /** The token's own `$type`, or that of the nearest enclosing group. */
  readonly type: string | undefined;
  readonly value: unknown;
  readonly file: TokenFile;
}

/** A file of design tokens. */
export interface TokenFile {
  readonly source: SourceFile;
  /**
   * The only scheme that the tokens apply to: `color.dark.tokens.json` is for `dark`. `undefined` means every scheme.
   */
  readonly scheme: Scheme | undefined;
  readonly tokens: readonly WrittenToken[];
}

/** Returns the scheme that a file's name implies, or `undefined` if it applies to all schemes. */
const schemeOf = (file: string): Scheme | undefined =>
  schemes.find((scheme) => file.endsWith(`.${scheme}.tokens.json`));

/** Reads the tokens of a file. Its JSON must already be parsed. */
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

/** Returns the id of the token that a value refers to, or `undefined` if the value is not an alias. */
export const aliasIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? alias.exec(value)?.[1] : undefined;

/** Returns every alias inside a token's value, with its path in the file. */
export function aliasesOf({
  value,
  path,
}: WrittenToken): { readonly name: string; readonly path: JsonPath }[] {
  const aliases: { name: string; path: JsonPath }[] = [];
  const visit = (inner: unknown, at: JsonPath) => {
    const name = aliasIn(inner);
    if (name !== undefined) aliases.push({ name, path: at });
    else if (Array.isArray(inner)) inner.forEach((item, index) => visit(item, [...at, index]));
    else if (isRecord(inner)) for (const [key, part] of Object.entries(inner)) visit(part, [...at, key]);
  };
  visit(value, [...path, '$value']);
  return aliases;
}
