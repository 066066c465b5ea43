// Loaded through Vite, so that a changed section or theme takes effect at once.
import { join, relative } from 'node:path';
import { bankDay } from '#lib/format/dates.ts';
import { languageNames, locales } from '#lib/format/locale.ts';
import { firstFonts, fontFaces } from '#theme/fontFaces.ts';
import { printCss } from '#theme/print.ts';
import { recolored } from '#composer/brand/applyBrand.ts';
import { readBrands } from '#composer/brand/readBrand.ts';
import { siteBrand } from '#composer/brand/siteBrand.ts';
import { allSections } from '#composer/project/allSections.ts';
import { checkStepsWith, nameStepsWith } from '#composer/project/checkOptions.ts';
import { keepNames } from '#composer/project/namesFiles.ts';
import { affectedPages, isMadeOf } from '#composer/page/affectedPages.ts';
import { naturalSize } from '#composer/page/imageSize.ts';
import { loadSite, reloadFile, type Site } from '#composer/page/loadSite.ts';
import { pageAt } from '#lib/address/pageAt.ts';
import { pageDefinition } from '#composer/page/pageDefinition.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { readText } from '#composer/page/readText.ts';
import { fileName } from '#composer/check/reports/human.ts';
import { devClientId, devIslandId, devProgramId } from './devModules.ts';
import { digest, pageInput, siteParts } from '#composer/publish/input/siteInput.ts';
import type { ClientAssets } from '#composer/render/compose/ClientAssets.ts';
import { type BrandTheme, brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { FragmentCache } from '#composer/render/section/FragmentCache.ts';
import type { PageInput, SiteParts } from '#composer/render/compose/SiteParts.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import { devFolder, type ShownProblem, violations } from '#composer/dev/client/messages.ts';
import { pagesIndex, sectionIndex } from './siteIndex.ts';

export { isMadeOf, keepNames, loadSite, readBrands, reloadFile };

const { registry, behaviours } = allSections;

/** A document of the dev server. */
export interface DevDocument {
  readonly html: string;
  /** What the published page's Content-Security-Policy allows, as far as Vite's own scripts and styles obey it. */
  readonly policy?: string;
}

/**
 * Returns a page's policy for the dev server, whose scripts and styles are inline and whose socket is `ws:`. Zod tries
 * whether it may compile code, and does without on published pages.
 */
const devPolicy = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => {
      if (directive.startsWith('script-src ')) return `${directive} 'unsafe-inline' 'unsafe-eval'`;
      if (directive.startsWith('style-src ')) return "style-src 'self' 'unsafe-inline'";
      return directive.startsWith('connect-src ') ? `${directive} ws:` : directive;
    })
    .join('; ');

/**
 * Collects violations of the policy, and starts React's hot reload before any island, then Vite's client and Portico's
 * own.
 */
const scripts = `<script>addEventListener('securitypolicyviolation', (event) => (window.${violations} ??= []).push(event));</script><script type="module">import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;</script><script type="module" src="/@vite/client"></script><script type="module" src="/@id/${devClientId}"></script>`;

const withScripts = (html: string) => html.replace('</head>', () => `${scripts}</head>`);

export { recolored, siteBrand };

/** Style sheets that all pages share, by file name. */
const styleSheets: Readonly<Record<string, (theme: BrandTheme, origin: string) => string>> = {
  // Declares all of the theme's variables. Loaded with the first island.
  'theme.css': ({ variables }) => variables,
  'print.css': ({ theme }, origin) => printCss(theme, origin),
};

interface SiteInUse {
  readonly madeOf: readonly unknown[];
  readonly parts: SiteParts;
  readonly renderer: SiteRenderer;
}
const sitesInUse = new WeakMap<Site, SiteInUse>();

/** Rendered sections by theme. Starts empty after each change of a section, because this module is then reloaded. */
const caches = new WeakMap<BrandTokens, FragmentCache>();

/** Returns what pages share, and their renderer. Memoized until one of its files changes, or a new day begins. */
function inUse(site: Site): SiteInUse {
  const { siteFile, config, brandName, words, layouts, fragments, rates, locations, geography, brands } =
    site;
  const now = new Date();
  const shared = [words, layouts, fragments, rates, locations, geography, brands].flatMap((files) => [
    ...files.values(),
  ]);
  const madeOf = [siteFile, brandName, config && bankDay(now, config.rates.timeZone), ...shared];
  const cached = sitesInUse.get(site);
  if (cached?.madeOf.length === madeOf.length && madeOf.every((one, at) => one === cached.madeOf[at]))
    return cached;
  const parts = siteParts(site, now);
  const { tokens } = parts.brand;
  const cache = caches.get(tokens) ?? new FragmentCache();
  caches.set(tokens, cache);
  const made = {
    madeOf,
    parts,
    renderer: new SiteRenderer(parts, allSections, assetsOf(site, parts), cache),
  };
  sitesInUse.set(site, made);
  return made;
}

/** Returns a style sheet that all pages share, or `undefined` if there is none with this name. */
export function styleSheet(site: Site, name: string): string | undefined {
  if (!Object.hasOwn(styleSheets, name)) return undefined;
  const { config } = inUse(site).parts;
  return styleSheets[name]?.(brandTheme(siteBrand(site).tokens), config.origin);
}

/** Returns the text of an SVG in the colors of the brand, or `undefined` if it cannot be read. */
function drawingText(
  { folder, mediaFiles }: Site,
  brand: SiteParts['brand'],
  path: string,
): string | undefined {
  const file = mediaFiles.get(path)?.file;
  if (file === undefined) return undefined;
  try {
    return recolored(file, Buffer.from(readText(join(folder, file))), brand).toString('utf8');
  } catch {
    return undefined;
  }
}

/** What a client build would provide. In development, browsers load sources and the authors' own files. */
function assetsOf(site: Site, { brand, config }: SiteParts): ClientAssets {
  const { theme } = brandTheme(brand.tokens);
  const fontUrl = (file: string) => devFolder + file;
  const imageSize = (path: string) => naturalSize(site, path);
  return {
    fontFaces: fontFaces(brand.fonts, fontUrl),
    firstFonts: firstFonts(brand.fonts, brand.tokens.typography).map(({ file }) => fontUrl(file)),
    // Changes with the content, so that an open page loads it again.
    variablesHref: `${devFolder}theme.css?${digest(brand.tokens)}`,
    printHref: `${devFolder}print.css?${digest(printCss(theme, config.origin))}`,
    islands: new Map(
      [...registry.keys()].map((name) => [name, { module: `/@id/${devIslandId(name)}`, preload: [] }]),
    ),
    program: (features) => ({ src: `/@id/${devProgramId(features)}` }),
    media: (path) => path,
    svg: (path) => drawingText(site, brand, path),
    imageSize,
    // In development, `media` is the author's original file.
    mediaSize: imageSize,
  };
}

function render(site: Site, input: PageInput): DevDocument {
  const { renderer } = inUse(site);
  const { html, csp } = renderer.render(renderer.compose(input));
  return { html: withScripts(html), policy: devPolicy(csp) };
}

/** Returns the site path of the page that an address leads to. */
export const pagePathOf = (site: Site, path: string): string | undefined =>
  pageAt(path, (candidate) => site.pages.has(candidate));

/**
 * Renders one page as a document.
 *
 * @returns `undefined` if its definition is invalid; the check reports why.
 * @throws {Error} if it cannot be composed, for example because a component does not exist.
 */
export function renderPath(site: Site, path: string): DevDocument | undefined {
  const page = site.pages.get(path);
  const input = page && pageInput(page, siteBrand(site));
  return input && render(site, input);
}

/** Renders an example of a section on its own page. @throws {Error} if there is no such section or example. */
export function renderExample(site: Site, name: string, example: string): DevDocument {
  const props = registry.get(name)?.examples[example];
  if (!props) throw new Error(`There is no example "${example}" of a section "${name}".`);
  const isNamed = (language: string) => example.toLowerCase().includes(language.toLowerCase());
  const locale = locales.find((one) => isNamed(languageNames[one])) ?? 'en';
  return render(site, {
    path: `${devFolder}sections/${name}/${example}`,
    locale,
    definition: pageDefinition.parse({
      title: `${name}: ${example}`,
      description: 'An example of a section.',
      noindex: true,
      sections: [{ component: name, props }],
    }),
  });
}

/** Returns a function that finds the pages which a problem affects. Memoized by file. */
function pagesByFile(site: Site): (problem: Problem) => readonly string[] {
  const pagesOfFile = new Map<string, readonly string[]>();
  return (problem) => {
    const pages = pagesOfFile.get(problem.file) ?? [...affectedPages(site, [problem])];
    pagesOfFile.set(problem.file, pages);
    return pages;
  };
}

/** Returns every problem of the site with the pages that it affects, in steps of a few milliseconds. */
export function* problemsOf(site: Site, root: string): Generator<undefined, ShownProblem[], undefined> {
  const problems = yield* checkStepsWith(site, allSections);
  const pagesOf = pagesByFile(site);
  const withPages: ShownProblem[] = [];
  for (const problem of problems) {
    const { severity, message, line, column, code, pointer, hint, file, page } = problem;
    const source = site.files.get(file)?.line(line);
    withPages.push({
      severity,
      message,
      line,
      column,
      code,
      pointer,
      file: fileName(site, file, root),
      pages: page === undefined ? pagesOf(problem) : [page],
      ...(hint !== undefined && { hint }),
      ...(source !== undefined && { source: source.slice(0, 200) }),
    });
    yield;
  }
  return withPages;
}

/** Collects the names that authors can refer to, for editors, in steps. */
export const namesOf = (site: Site) => nameStepsWith(site, allSections);

/** Returns a document that lists all pages, or all sections with their props. */
export const indexOfPages = (site: Site, problems: readonly ShownProblem[]): string =>
  withScripts(pagesIndex(brandTheme(siteBrand(site).tokens), site, problems));
export const indexOfSections = (site: Site, root: string): string =>
  withScripts(
    sectionIndex(
      brandTheme(siteBrand(site).tokens),
      [...registry.values()],
      behaviours,
      relative(root, site.folder),
    ),
  );
