import type { Plugin } from 'vite';

/**
 * A Vite plugin that removes the stacks of the errors that React creates at import time, and only throws to find them
 * again. For each stack, a browser with a debugger or test attached would read all of React's source again.
 */
export function stacklessErrors(): Plugin {
  return {
    name: 'portico:stackless-errors',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('react-dom-client.production.js')) return undefined;
      return code.replace(
        /^( *(?:var |const |let )?\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '$1Object.create(Error.prototype, { message: { value: $2 } })',
      );
    },
  };
}
