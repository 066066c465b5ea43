import { moduleIn } from './sitePackages.mjs';

/** Lines of MUI's `createStyled`, and their replacements. */
const replaced = [
  [
    "const resolvedStyle = typeof style === 'function' ? style(props) : style;",
    "const resolvedStyle = typeof style === 'function' ? resolveOnce(style, props) : style;",
  ],
  [
    /const \{\s*variants,\s*\.\.\.otherStyles\s*\} = resolvedStyle;/,
    'const otherStyles = plainStyles(resolvedStyle);',
  ],
];

/** The code in Emotion's `styled` that renders an element after a component that inserts its style. */
const insertion =
  /React\.createElement\(React\.Fragment, null, (?:\/\*#__PURE__\*\/)?React\.createElement\(Insertion, (\{[^}]*\})\), (?:\/\*#__PURE__\*\/)?React\.createElement\(FinalTag, newProps\)\)/;

/** Replaces `found` in a text. @throws {Error} if it is not there, for example after an update of the package. */
function replaceIn(text, found, replacement, id) {
  const changed = text.replace(found, replacement);
  if (changed === text) throw new Error(`"${found}" was not found in ${id}`);
  return changed;
}

/**
 * A Vite plugin for the composer and the islands, which must agree. By default, Emotion serializes and hashes a
 * component's styles on every render. This plugin replaces Emotion's `serializeStyles` with the composer's, which
 * caches static styles, and makes MUI's `styled` cache the results of functions that depend only on the theme. It also
 * makes Emotion's `styled` insert styles by a hook instead of a component beside the element, so that React has one
 * component per element, not three.
 */
export function serializeOnce(library) {
  const own = moduleIn(library, 'composer/render/styles/serializeStyles');
  return {
    name: 'portico:serialize-once',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@emotion/serialize' && importer !== own ? own : undefined),
    transform(code, id) {
      if (/[\\/]@emotion[\\/]styled[\\/]base[\\/]dist[\\/][\w.-]+\.esm\.js$/.test(id))
        return replaceIn(code, insertion, '(Insertion($1), React.createElement(FinalTag, newProps))', id);
      if (!/[\\/]@mui[\\/]system[\\/]createStyled[\\/]createStyled\.mjs$/.test(id)) return undefined;
      const text = replaced.reduce((before, [from, to]) => replaceIn(before, from, to, id), code);
      const helpers = moduleIn(library, 'composer/render/styles/resolveOnce');
      return `import { plainStyles, resolveOnce } from ${JSON.stringify(helpers)};\n${text}`;
    },
  };
}
