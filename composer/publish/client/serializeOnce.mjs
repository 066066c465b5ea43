import { moduleIn } from './sitePackages.mjs';

/** Lines of MUI's `createStyled`, and what stands in their place. */
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

/** How Emotion's `styled` shows an element: beside a component that only puts the style into the page. */
const insertion =
  /React\.createElement\(React\.Fragment, null, (?:\/\*#__PURE__\*\/)?React\.createElement\(Insertion, (\{[^}]*\})\), (?:\/\*#__PURE__\*\/)?React\.createElement\(FinalTag, newProps\)\)/;

/** The text with `replacement` in the place of `found`. @throws {Error} when it is not there, as after an update. */
function replaceIn(text, found, replacement, id) {
  const changed = text.replace(found, replacement);
  if (changed === text) throw new Error(`"${found}" was not found in ${id}`);
  return changed;
}

/**
 * A Vite plugin for the composer and for the islands, which must agree. Who asks for Emotion's `serializeStyles` gets
 * the composer's, which keeps what it made of styles that depend on nothing, and MUI's `styled` keeps what functions of
 * the theme alone give: Emotion itself makes the text of a component's styles, and its digest, whenever it is rendered.
 * Emotion's `styled` puts a style into the page by a hook of its own, not by a component beside the element, so that
 * React has one component an element instead of three.
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
