/** CSS variables of one scope: the light scheme, or what the dark scheme changes. */
interface VariableScope {
  readonly before: string;
  readonly after: string;
  readonly values: ReadonlyMap<string, string>;
}

const uses = (css: string) => new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? ''));

function scope(before: string, body: string, after: string): VariableScope {
  const values = new Map<string, string>();
  for (const match of body.matchAll(/(--[\w-]+):([^;]*)(?:;|$)/g)) values.set(match[1] ?? '', match[2] ?? '');
  // Other declarations of the block, such as `color-scheme`, are kept on every page.
  const rest = body.replace(/--[\w-]+:[^;]*(?:;|$)/g, '');
  const separated = rest === '' || rest.endsWith(';') ? rest : `${rest};`;
  return { before: before + separated, after, values };
}

/** Parses a style sheet that consists only of `:root{…}` blocks, each optionally inside one at-rule. */
function parseVariables(sheet: string): VariableScope[] {
  const scopes: VariableScope[] = [];
  for (const match of sheet.matchAll(/(@media[^{]*\{)?\s*(:root\s*\{)([^}]*)\}(?:\s*\})?/g)) {
    const [, media = '', root = '', body = ''] = match;
    scopes.push(scope(media + root, body, media ? '}}' : '}'));
  }
  return scopes;
}

/** Returns the offset of the bracket that closes the one right before `start`. */
function endOfBracket(css: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < css.length && depth > 0; at++) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
  }
  return at - 1;
}

/** Reduces the theme's variables to those that a page's CSS uses, directly or through another variable. */
export class VariablePruner {
  #scopes: readonly VariableScope[];

  /** @param sheet Minified CSS that consists of `:root{--name:value;…}` blocks. */
  constructor(sheet: string) {
    this.#scopes = parseVariables(sheet);
    this.#scopes = parseVariables(this.withoutFallbacks(sheet));
  }

  /** Removes the fallbacks of the theme's variables, because a page always declares them. */
  withoutFallbacks(css: string): string {
    const isDeclared = (name: string) => this.#scopes.some(({ values }) => values.has(name));
    let text = '';
    let done = 0;
    for (const { index, 0: use, 1: name = '' } of css.matchAll(/var\((--[\w-]+),/g)) {
      // Inside a fallback that was already removed.
      if (index < done || !isDeclared(name)) continue;
      text += `${css.slice(done, index)}var(${name})`;
      done = endOfBracket(css, index + use.length) + 1;
    }
    return text + css.slice(done);
  }

  prune(css: string): string {
    const needed = uses(css);
    const queue = [...needed];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      for (const { values } of this.#scopes) {
        for (const next of uses(values.get(name) ?? '')) {
          if (needed.has(next)) continue;
          needed.add(next);
          queue.push(next);
        }
      }
    }
    return this.#scopes
      .map(({ before, after, values }) => {
        const kept = [...values]
          .filter(([name]) => needed.has(name))
          .map(([name, value]) => `${name}:${value}`);
        return before + kept.join(';') + after;
      })
      .join('');
  }
}
