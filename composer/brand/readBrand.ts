import { brandOfFile, type Site } from '#composer/page/loadSite.ts';
import { nearest } from '#composer/problems/nearest.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath } from '#composer/problems/problemAt.ts';
import { schemaProblems } from '#composer/schema/schemaProblems.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { aliasProblems } from './aliasProblems.ts';
import type { Brand, BrandReading } from '#composer/page/Brand.ts';
import { termsFor } from '#composer/page/regulators.ts';
import { type BrandDefinition, brandDefinition } from './brandDefinition.ts';
import { contrastProblems } from './contrastProblems.ts';
import { makeTokens, type TokenValues } from './makeTokens.ts';
import { parseTokens } from './parseTokens.ts';
import { illustrationGroup, requiredTokens } from './requiredTokens.ts';
import { colorHex, type ColorValue } from './tokenCss.ts';
import { type Scheme, schemes, tokenFile, type TokenFile, type WrittenToken } from './TokenFile.ts';
import {
  duplicateTokens,
  faultProblems,
  hexProblems,
  missingTokens,
  typeProblems,
  unknownTokens,
} from './tokenProblems.ts';
import { brandCodes } from './brandCodes.ts';

/** The result of reading the token files for one scheme. */
interface SchemeReading {
  readonly values: TokenValues;
  readonly problems: readonly Problem[];
  /** Whether every required token has a valid value. */
  readonly isWhole: boolean;
}

async function readScheme(
  name: string,
  scheme: Scheme,
  all: readonly TokenFile[],
  { own: place, isComplete }: { readonly own: SourceFile; readonly isComplete: boolean },
): Promise<SchemeReading> {
  const files = all.filter((file) => file.scheme === undefined || file.scheme === scheme);
  const tokens = new Map<string, WrittenToken>();
  for (const file of files) for (const token of file.tokens) tokens.set(token.id, token);
  const { values, faults } = await parseTokens(files);
  const colors = files.find((file) => file.scheme === scheme)?.source ?? place;
  const broken = [
    ...(isComplete ? aliasProblems(tokens) : []),
    ...typeProblems(tokens),
    ...faultProblems(faults),
    ...(isComplete ? missingTokens(name, tokens, { brand: place, colors, scheme }) : []),
  ];
  const isWhole =
    isComplete && broken.length === 0 && [...requiredTokens.keys()].every((id) => values.has(id));
  const problems = [
    ...broken,
    ...duplicateTokens(files),
    ...unknownTokens(tokens),
    ...hexProblems(tokens, values),
    ...contrastProblems(scheme, values, tokens),
  ];
  return { values, problems, isWhole };
}

/** Parses a brand's `brand.json` and returns the definition with its problems. */
function readDefinition(
  site: Site,
  source: SourceFile,
): { definition: BrandDefinition | undefined; problems: Problem[] } {
  if (source.problems.length > 0) return { definition: undefined, problems: [] };
  const { value } = source;
  const { data, error } = brandDefinition.safeParse(value);
  const checked = { source, path: [], value, schema: brandDefinition, owner: 'brand.json', section: false };
  const problems = error ? schemaProblems(checked, error.issues) : [];
  const folder = source.file.replace(/[^/]+$/, '');
  data?.fonts.forEach(({ file }, index) => {
    if (site.otherFiles.has(folder + file)) return;
    const there = [...site.otherFiles.keys()].filter(
      (other) => other.startsWith(folder) && other.endsWith('.woff2'),
    );
    const near = nearest(folder + file, there)?.slice(folder.length);
    const details = { parameters: { file: folder + file }, suggestion: near };
    problems.push(problemAtPath(source, brandCodes['missing-brand-file'], ['fonts', index, 'file'], details));
  });
  return { definition: data, problems };
}

const illustrationOf = (values: TokenValues): Brand['illustration'] =>
  Object.fromEntries(
    [...values]
      .filter(([id]) => id.startsWith(`${illustrationGroup}.`))
      // The check has already verified that these are colors.
      .map(([id, value]) => [id.slice(illustrationGroup.length + 1), colorHex(value as ColorValue)]),
  );

async function readBrand(
  site: Site,
  name: string,
  sources: readonly SourceFile[],
  previous: BrandReading | undefined,
): Promise<BrandReading> {
  const own = sources.find(({ kind }) => kind === 'brand');
  if (!own) return { sources, brand: previous?.brand, problems: [] };
  const { definition, problems } = readDefinition(site, own);
  const written = sources.filter(({ kind, problems: found }) => kind === 'tokens' && found.length === 0);
  const files = written.map(tokenFile);
  // Tokens that seem missing may be in a file that cannot be read.
  const place = {
    own,
    isComplete: sources.every(({ kind, problems: found }) => kind !== 'tokens' || found.length === 0),
  };
  // In sequence: the second run finds the parser already loaded.
  const light = await readScheme(name, schemes[0], files, place);
  const dark = await readScheme(name, schemes[1], files, place);
  const isWhole = definition !== undefined && light.isWhole && dark.isWhole;
  const made = (): Brand => {
    const {
      fonts = [],
      name: title,
      legalName,
      shortName,
      mark,
      regulator = 'fdic',
      terms,
    } = definition ?? { name: '', legalName: '', shortName: '' };
    return {
      folder: name,
      names: { name: title, legalName, shortName },
      tokens: makeTokens(light.values, dark.values, fonts),
      fonts: fonts.map((font) => ({ ...font, file: `brands/${name}/${font.file}` })),
      illustration: illustrationOf(light.values),
      ...(mark !== undefined && { mark }),
      regulator,
      terms: termsFor(regulator, terms),
    };
  };
  return {
    sources,
    brand: isWhole ? made() : previous?.brand,
    problems: [...problems, ...light.problems, ...dark.problems],
  };
}

/** Reads the brands of a site into `site.brands`. Skips brands whose files have not changed. */
export async function readBrands(site: Site): Promise<void> {
  const byBrand = new Map<string, SourceFile[]>();
  for (const source of site.files.values()) {
    const name = source.kind === 'brand' || source.kind === 'tokens' ? brandOfFile(source.file) : undefined;
    if (name !== undefined) byBrand.set(name, [...(byBrand.get(name) ?? []), source]);
  }
  for (const name of site.brands.keys()) if (!byBrand.has(name)) site.brands.delete(name);
  for (const [name, sources] of byBrand) {
    const previous = site.brands.get(name);
    const isSame =
      previous?.sources.length === sources.length &&
      sources.every((source) => previous.sources.includes(source));
    // oxlint-disable-next-line no-await-in-loop -- the parser works in this thread
    if (!isSame) site.brands.set(name, await readBrand(site, name, sources, previous));
  }
}
