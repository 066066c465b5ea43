import type { Plugin } from 'vite';

/**
 * A Vite plugin: the errors that React makes when it is loaded, and only throws to find them again, have no stack. A
 * browser that is watched (a debugger, a test) reads all of React's text anew to say where each was made.
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
