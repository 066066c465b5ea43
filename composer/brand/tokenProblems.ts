import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type Located, nodeAtPath, problemAtPath, problemOver } from '#composer/problems/problemAt.ts';
import { hexOf } from '#lib/color/oklab.ts';
import { typeOf } from './aliasProblems.ts';
import type { TokenValues } from './makeTokens.ts';
import type { TokenFault } from './parseTokens.ts';
import { illustrationGroup, optionalTokens, requiredTokens, semanticGroups } from './requiredTokens.ts';
import type { ColorValue } from './tokenCss.ts';
import type { Scheme, TokenFile, WrittenToken } from './TokenFile.ts';
import { brandCodes } from './brandCodes.ts';

type Tokens = ReadonlyMap<string, WrittenToken>;

/** Reports tokens that two files of the same scheme define. */
export function duplicateTokens(files: readonly TokenFile[]): Problem[] {
  const filesById = new Map<string, TokenFile>();
  return files.flatMap((file) =>
    file.tokens.flatMap(({ id, path }) => {
      const other = filesById.get(id);
      filesById.set(id, file);
      if (!other || other === file) return [];
      const parameters = { token: id, other: other.source.file };
      return [problemAtPath(file.source, brandCodes['duplicate-token'], path, { parameters }, 'name')];
    }),
  );
}

/** Reports tokens of semantic groups that nothing uses. */
export function unknownTokens(tokens: Tokens): Problem[] {
  return [...tokens.values()]
    .filter(({ id }) => semanticGroups.has(id.split('.')[0] ?? ''))
    .filter(({ id }) => !requiredTokens.has(id) && !optionalTokens.has(id))
    .map(({ id, path, file }) => {
      const free = [...requiredTokens.keys(), ...optionalTokens.keys()].filter((name) => !tokens.has(name));
      const near = nearest(id, free) ?? nearest(id, [...requiredTokens.keys(), ...optionalTokens.keys()]);
      const details = {
        parameters: { token: id },
        received: id,
        suggestion: near,
      };
      return problemAtPath(file.source, brandCodes['unknown-token'], path, details, 'name');
    });
}

/**
 * Reports required tokens that a brand lacks.
 * @param place The files to report them in, and the scheme that was checked.
 */
export function missingTokens(
  brand: string,
  tokens: Tokens,
  place: { readonly brand: Located; readonly colors: Located; readonly scheme: Scheme },
): Problem[] {
  const own = [...tokens.keys()].filter((id) => !requiredTokens.has(id) && !optionalTokens.has(id));
  return [...requiredTokens.keys()]
    .filter((id) => !tokens.has(id))
    .map((id) => {
      const near = nearest(id, own);
      const isColor = id.startsWith('color.');
      const scheme = isColor ? ` in the ${place.scheme} scheme` : '';
      return problemOver(isColor ? place.colors : place.brand, brandCodes['missing-token'], 0, 1, {
        parameters: { brand, token: id, scheme },
        path: id.split('.'),
        expected: id,
        cause: `tokens of ${brand}${scheme}`,
        ...(near !== undefined && {
          hint: `The brand defines “${near}”. Is it a misspelling of this token?`,
        }),
      });
    });
}

/** Reports tokens whose type differs from the required one. */
export function typeProblems(tokens: Tokens): Problem[] {
  return [...tokens.values()].flatMap((token) => {
    const { id, path, file } = token;
    const expected =
      requiredTokens.get(id) ??
      optionalTokens.get(id) ??
      (id.startsWith(`${illustrationGroup}.`) ? 'color' : undefined);
    const type = typeOf(tokens, token);
    if (type === undefined) {
      const parameters = {
        token: id,
        expected: expected ?? 'token with a “$type”',
        received: 'one without “$type”',
      };
      return [problemAtPath(file.source, brandCodes['token-type'], path, { parameters }, 'name')];
    }
    if (expected === undefined || type === expected) return [];
    const parameters = { token: id, expected, received: `a ${type}` };
    return [
      problemAtPath(file.source, brandCodes['token-type'], [...path, '$value'], { parameters, expected }),
    ];
  });
}

/** Reports the parser's errors at the token values they refer to. */
export function faultProblems(faults: readonly TokenFault[]): Problem[] {
  return faults.map(({ file, offset, message }) => {
    const token = file.tokens.find(({ path }) => {
      const { node } = nodeAtPath(file.source.tree, path);
      return node !== undefined && node.offset <= offset && offset < node.offset + node.length;
    });
    return problemOver(file.source, brandCodes['token-value'], offset, 1, {
      parameters: { token: token?.id ?? '', detail: message },
      path: token?.path ?? [],
    });
  });
}

/** Reports colors whose components and `hex` differ, and wide-gamut colors without a `hex` fallback. */
export function hexProblems(tokens: Tokens, values: TokenValues): Problem[] {
  return [...tokens.values()].flatMap((token) => {
    const { id, path, file, value } = token;
    if (typeOf(tokens, token) !== 'color' || typeof value !== 'object') return [];
    const { colorSpace, components, hex } = (values.get(id) ?? {}) as Partial<ColorValue>;
    const problem = (detail: string) => [
      problemAtPath(file.source, brandCodes['token-value'], [...path, '$value'], {
        parameters: { token: id, detail },
      }),
    ];
    if (colorSpace !== 'srgb')
      return hex === undefined && colorSpace !== undefined
        ? problem(
            `a color in the ${colorSpace} color space needs a “hex” fallback for screens that do not support it.`,
          )
        : [];
    if (hex === undefined || components?.length !== 3) return [];
    const own = hexOf(components.map((part) => part ?? 0));
    return own === hex.toLowerCase() ? [] : problem(`its “components” are ${own}, but its “hex” is ${hex}.`);
  });
}
