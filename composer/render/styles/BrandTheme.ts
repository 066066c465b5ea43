import type { Theme } from '@mui/material/styles';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { variablesCss } from '#theme/variablesCss.ts';
import { withoutSchemes } from '#theme/withoutSchemes.ts';
import { VariablePruner } from './VariablePruner.ts';

/** The theme of a brand with all that the renderer derives from it; made once for many pages. */
export class BrandTheme {
  readonly theme: Theme;
  /** The same below a page's own variables: sections are rendered with it. */
  readonly islandTheme: Theme;
  /** CSS text that declares all variables of both schemes. */
  readonly variables: string;
  readonly pruner: VariablePruner;
  /** Styles of pages by the classes they use; pages with the same kinds of sections share one. */
  readonly pageStyles = new Map<string, string>();

  constructor(tokens: BrandTokens) {
    this.theme = createPorticoTheme(tokens);
    this.islandTheme = withoutSchemes(this.theme);
    this.variables = variablesCss(this.theme);
    this.pruner = new VariablePruner(this.variables);
  }
}

const known = new WeakMap<BrandTokens, BrandTheme>();

/** The theme of a brand, made when it is first asked for. */
export function brandTheme(tokens: BrandTokens): BrandTheme {
  const theme = known.get(tokens) ?? new BrandTheme(tokens);
  known.set(tokens, theme);
  return theme;
}
