import type { Theme } from '@mui/material/styles';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { variablesCss } from '#theme/variablesCss.ts';
import { withoutSchemes } from '#theme/withoutSchemes.ts';
import { VariablePruner } from './VariablePruner.ts';
import { memoize } from '#composer/page/memoize.ts';
import { siteTheme } from '#composer/page/siteTheme.ts';

/** The theme of a brand with the overrides of the site, and everything that the renderer derives from it. */
export class BrandTheme {
  readonly theme: Theme;
  /** The theme for sections, which use the variables that the page declares. */
  readonly islandTheme: Theme;
  /** CSS that declares all variables of both schemes. */
  readonly variables: string;
  readonly pruner: VariablePruner;
  /** Style sheets of pages by the classes they use. Pages with the same sections share one. */
  readonly pageStyles = new Map<string, string>();

  constructor(tokens: BrandTokens) {
    const { components } = siteTheme.exports ?? {};
    this.theme = createPorticoTheme(tokens, ...(components ? [{ components }] : []));
    this.islandTheme = withoutSchemes(this.theme);
    this.variables = variablesCss(this.theme);
    this.pruner = new VariablePruner(this.variables);
  }
}

/** Returns the theme of a brand. */
export const brandTheme = memoize((tokens: BrandTokens) => new BrandTheme(tokens));
