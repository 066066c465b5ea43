import { modulePatch } from './modulePatch.mjs';

/**
 * By default, Emotion serializes and hashes a component's styles on every render. This replaces its `serializeStyles`
 * with the composer's, which caches static styles. It also makes `styled` insert styles by a hook instead of a component
 * beside the element, so that React has one component per element, not three. Saves 7% of rendering a page (`npm run bench
 * -- patches`).
 */
export function emotionPatches(moduleOf) {
  const own = moduleOf('composer/render/styles/serializeStyles');
  return [
    {
      name: 'portico:serialize-once',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === '@emotion/serialize' && importer !== own ? own : undefined,
    },
    modulePatch({
      fits: '@emotion/styled 11.14',
      module: /[\\/]@emotion[\\/]styled[\\/]base[\\/]dist[\\/][\w.-]+\.esm\.js$/,
      changes: [
        [
          /React\.createElement\(React\.Fragment, null, (?:\/\*#__PURE__\*\/)?React\.createElement\(Insertion, (\{[^}]*\})\), (?:\/\*#__PURE__\*\/)?React\.createElement\(FinalTag, newProps\)\)/,
          '(Insertion($1), React.createElement(FinalTag, newProps))',
        ],
      ],
    }),
  ];
}
