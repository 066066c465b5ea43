import type { Plugin, PluginOption } from 'vite';

/** Returns the file of a module of Portico. */
type ModuleOf = (path: string) => string | undefined;

/** Packages that were reported. */
const reported = new Set<string>();

/** How a module of a package is changed. */
interface ModulePatch {
  /** The package and the versions that were tried. */
  readonly fits: string;
  /** Matches the path of the module. */
  readonly module: RegExp;
  /** Texts and their replacements; all or none. */
  readonly changes: readonly (readonly [string | RegExp, string])[];
  /** Code to put before the module. */
  readonly imports?: string;
}

/**
 * Returns a Vite plugin that changes a module of a package, to make it faster. Another version of the package, in which
 * there is nothing to change, is used as it is, with one warning: it does the same, only slower.
 */
export function modulePatch({ fits, module, changes, imports = '' }: ModulePatch): Plugin {
  return {
    name: `portico:patch of ${fits}`,
    enforce: 'pre',
    transform(code, id) {
      if (!module.test(id)) return undefined;
      let text = code;
      for (const [from, to] of changes) {
        const before = text;
        text = before.replace(from, to);
        if (text !== before) continue;
        if (!reported.has(fits))
          console.warn(`portico: ${id} is not of ${fits}. It is used as it is, which is slower.`);
        reported.add(fits);
        return undefined;
      }
      return imports + text;
    },
  };
}

/**
 * By default, Emotion serializes and hashes a component's styles on every render. This replaces its `serializeStyles`
 * with the composer's, which caches static styles. It also makes `styled` insert styles by a hook instead of a component
 * beside the element, so that React has one component per element, not three. Saves 7% of rendering a page (`npm run bench
 * -- patches`).
 */
function emotionPatches(moduleOf: ModuleOf): PluginOption {
  const own = moduleOf('composer/render/styles/serializeStyles');
  return [
    {
      name: 'portico:serialize-once',
      enforce: 'pre',
      resolveId: (source: string, importer?: string) =>
        source === '@emotion/serialize' && importer !== own ? own : undefined,
    },
    modulePatch({
      fits: '@emotion/styled 11.14',
      module: /[\\/]@emotion[\\/]styled[\\/]base[\\/]dist[\\/][\w.-]+\.esm\.js$/,
      changes: [
        [
          /React\.createElement\(React\.Fragment, null, (?:\/\*#__PURE__\*\/)?React\.createElement\(Insertion, (\{[^}]*\})\), (?:\/\*#__PURE__\*\/)?React\.createElement\(FinalTag, newProps\)\)/,
          'afterStyles(Insertion($1), React.createElement(FinalTag, newProps))',
        ],
      ],
      // Only a cache that is not the page's own has styles to render (MUI's `StyledEngineProvider`).
      imports:
        'const afterStyles = (styles, tag) => (styles ? React.createElement(React.Fragment, null, styles, tag) : tag);\n',
    }),
  ];
}

/**
 * Makes MUI's `styled` cache the results of functions that depend only on the theme. Saves 13% of rendering a page, 18%
 * without caches from other pages (`npm run bench -- patches`).
 */
function muiSystemPatch(moduleOf: ModuleOf): Plugin {
  const helpers = moduleOf('composer/render/styles/resolveOnce');
  return modulePatch({
    fits: '@mui/system 9.5',
    module: /[\\/]@mui[\\/]system[\\/]createStyled[\\/]createStyled\.mjs$/,
    changes: [
      [
        "const resolvedStyle = typeof style === 'function' ? style(props) : style;",
        "const resolvedStyle = typeof style === 'function' ? resolveOnce(style, props) : style;",
      ],
      [
        /const \{\s*variants,\s*\.\.\.otherStyles\s*\} = resolvedStyle;/,
        'const otherStyles = plainStyles(resolvedStyle);',
      ],
    ],
    imports: `import { plainStyles, resolveOnce } from ${JSON.stringify(helpers)};\n`,
  });
}

/** Returns the plugins that make rendering fast, by package. The composer and the islands must use the same ones. */
export const renderingPatches = (moduleOf: ModuleOf) => ({
  emotion: emotionPatches(moduleOf),
  muiSystem: muiSystemPatch(moduleOf),
});
