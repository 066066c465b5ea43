import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { aliasesOf, aliasIn, type WrittenToken } from './TokenFile.ts';
import { brandCodes } from './brandCodes.ts';

type Tokens = ReadonlyMap<string, WrittenToken>;

/** Returns the group of a token: `palette` for `palette.ink.50`. */
const groupOf = (id: string) => id.split('.', 1)[0] ?? '';

/** Reports aliases of tokens that don't exist, and aliases that form a cycle. */
export function aliasProblems(tokens: Tokens): Problem[] {
  const problems: Problem[] = [];
  const inLoop = new Set<string>();
  const groups = new Set([...tokens.keys()].map(groupOf));
  for (const token of tokens.values()) {
    const { source } = token.file;
    for (const { name, path } of aliasesOf(token)) {
      if (tokens.has(name)) continue;
      const near = nearest(name, tokens.keys());
      problems.push(
        problemAtPath(source, brandCodes['unknown-token-alias'], path, {
          parameters: { name, token: token.id },
          received: `{${name}}`,
          // A whole group is missing, or a file of tokens.
          ...(!groups.has(groupOf(name)) && { cause: `tokens of ${groupOf(name)}` }),
          ...(near !== undefined && { suggestion: `{${near}}` }),
        }),
      );
    }
    const loop = loopFrom(tokens, token.id);
    if (!loop || loop.some((id) => inLoop.has(id))) continue;
    for (const id of loop) inLoop.add(id);
    const parameters = { loop: [...loop, token.id].join(' → ') };
    problems.push(
      problemAtPath(source, brandCodes['token-alias-loop'], [...token.path, '$value'], { parameters }),
    );
  }
  return problems;
}

/** Returns the tokens on a chain of aliases that leads back to `start`, or `undefined` if there is no such cycle. */
function loopFrom(tokens: Tokens, start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (id: string, way: readonly string[]): readonly string[] | undefined => {
    const token = tokens.get(id);
    if (!token) return undefined;
    for (const { name } of aliasesOf(token)) {
      if (name === start) return way;
      if (seen.has(name)) continue;
      seen.add(name);
      const loop = follow(name, [...way, name]);
      if (loop) return loop;
    }
    return undefined;
  };
  return follow(start, [start]);
}

/** Returns the type of a token: that of the token it refers to, or else its own. */
export function typeOf(tokens: Tokens, token: WrittenToken, depth = 0): string | undefined {
  const target = tokens.get(aliasIn(token.value) ?? '');
  if (!target || depth > 50) return token.type;
  return typeOf(tokens, target, depth + 1) ?? token.type;
}
