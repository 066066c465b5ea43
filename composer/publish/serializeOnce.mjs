import { join } from 'node:path';

/**
 * A Vite plugin: who asks for Emotion's `serializeStyles` gets the composer's, which keeps what it made of styles that
 * depend on nothing. Emotion itself makes the text of a component's styles, and its digest, whenever it is rendered.
 */
export function serializeOnce(root) {
  const own = join(root, 'composer/render/serializeStyles.ts');
  return {
    name: 'portico:serialize-once',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@emotion/serialize' && importer !== own ? own : undefined),
  };
}
