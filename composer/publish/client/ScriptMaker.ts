import type { Brand } from '#composer/page/Brand.ts';
import type { ClientAssets, IslandAsset } from '#composer/render/compose/ClientAssets.ts';

/** The results of a client build that the renderer needs. Plain data, stored beside the files as `client.json`. */
export interface ClientBuild extends Pick<
  ClientAssets,
  'fontFaces' | 'firstFonts' | 'variablesHref' | 'printHref'
> {
  readonly islands: Readonly<Record<string, IslandAsset>>;
}

/** The scripts of pages with a set of features; see `PageProgram`. */
export interface ProgramText {
  readonly beforePaint: string;
  /** File name of the main module. */
  readonly main: string;
  /** Texts of the main module and of those that it imports later, by file name. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Makes the scripts of a site. */
export interface ScriptMaker {
  /** Writes the islands' modules with the brand's theme into `out/assets`. */
  readonly islands: (
    out: string,
    names: readonly string[],
    brand: Brand,
  ) => Promise<ClientBuild['islands']> | ClientBuild['islands'];
  /** Returns the scripts of pages with a set of features. */
  readonly program: (features: readonly string[]) => Promise<ProgramText>;
}
