import type { Plugin } from 'vite';
import { modulePatch } from './modulePatch.mjs';

/**
 * Removes the stacks of the errors that React creates at import time, and only throws to find them again. For each
 * stack, a browser with a debugger or test attached would read all of React's source again.
 */
export const reactDomPatch = (): Plugin =>
  modulePatch({
    fits: 'react-dom 19.3',
    module: /[\\/]react-dom-client\.production\.js$/,
    changes: [
      [
        /^( *(?:var |const |let )?\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '$1Object.create(Error.prototype, { message: { value: $2 } })',
      ],
    ],
  });
