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

/**
 * A Vite plugin: who asks for Emotion's `serializeStyles` gets the composer's, which keeps what it made of styles that
 * depend on nothing, and MUI's `styled` keeps what functions of the theme alone give. Emotion itself makes the text of
 * a component's styles, and its digest, whenever it is rendered.
 */
export function serializeOnce(library) {
  const own = moduleIn(library, 'composer/render/serializeStyles');
  return {
    name: 'portico:serialize-once',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '@emotion/serialize' && importer !== own ? own : undefined),
    transform(code, id) {
      if (!/[\\/]@mui[\\/]system[\\/]createStyled[\\/]createStyled\.mjs$/.test(id)) return undefined;
      let text = code;
      for (const [from, to] of replaced) {
        const changed = text.replace(from, to);
        if (changed === text) throw new Error(`MUI's createStyled has no line "${from}" any more: ${id}`);
        text = changed;
      }
      const helpers = moduleIn(library, 'composer/render/resolveOnce');
      return `import { plainStyles, resolveOnce } from ${JSON.stringify(helpers)};\n${text}`;
    },
  };
}
