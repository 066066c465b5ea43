import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageViewData } from '#lib/visitor/pageViewFields.ts';
import type { Image, ImageSize, ShownImage } from '#content/image.ts';
import { articlePlaces } from '#section-kit/articlePlaces.ts';
import { type PicturePlace, placeSizes } from '#section-kit/picturePlace.ts';
import { loadPage } from '#composer/page/loadSite.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { IndexedArticle } from '#composer/search/IndexedArticle.ts';
import { brandTheme } from '#composer/render/styles/BrandTheme.ts';
import { type ComposedPage, composePage } from '#composer/render/compose/composePage.ts';
import type { PageTexts } from '#composer/render/compose/pageTexts.ts';
import type { PageProgram } from '#composer/render/compose/ClientAssets.ts';
import type { SiteParts } from '#composer/render/compose/SiteParts.ts';
import { FragmentCache } from '#composer/render/section/FragmentCache.ts';
import type { RenderEnvironment } from '#composer/render/RenderEnvironment.ts';
import { renderPage } from '#composer/render/renderPage.ts';
import type { ClientBuild } from '#composer/publish/client/buildClient.ts';
import { documentDigest, writeRecord } from '#composer/release/documentRecord.ts';
import { pageFile } from '#composer/release/pageFile.ts';
import { pageInput } from '#composer/publish/input/siteInput.ts';
import { type PageRequests, pageRequests } from './pageRequests.ts';
import { readProgram } from '#composer/publish/client/programCache.ts';
import type { SitePictures } from '#composer/publish/pictures/readPicture.ts';
import { isRaster, wholeSize } from '#composer/publish/pictures/PictureFile.ts';
import { type SocialBrand, SocialPictures } from '#composer/publish/pictures/socialPicture.ts';
import { shownPicture } from '#composer/publish/pictures/shownPicture.ts';
import { pageLabels, pageText, type PageText } from '#composer/publish/search/searchText.ts';
import type { PublishedForm } from '#composer/release/PublishedForm.ts';
import { articleKey, articleVersion } from '#composer/release/articleVersion.ts';
import { rateVersion } from '#composer/release/rateVersion.ts';
import { type Effort, writePageFiles, writePageMeanwhile } from '#composer/publish/files/writeCompressed.ts';

/** Everything that rendering and writing pages requires. Plain data, so it can be sent to a worker thread. */
export interface WriterSetup {
  /** Changes when anything that pages depend on changes. */
  readonly environment: string;
  /** Folder of the authors' files. */
  readonly source: string;
  readonly parts: SiteParts;
  readonly client: ClientBuild;
  /** Folder of the pages' scripts; see `readProgram`. */
  readonly programs: string;
  readonly media: Readonly<Record<string, string>>;
  /** Texts of the drawings, by path. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly pictures: SitePictures;
  /** Natural sizes of pictures, by path. */
  readonly sizes: Readonly<Record<string, ImageSize>>;
  /** Settings for the pages' social images. `undefined` if none are made. */
  readonly social: SocialBrand | undefined;
  /** The output folder. */
  readonly out: string;
  readonly effort: Effort;
}

/** The result of writing a page. */
export type PageOutcome = { readonly path: string } & (
  | {
      readonly type: 'written';
      readonly text: PageText;
      /** Its title and description, as it shows them. */
      readonly texts: PageTexts;
      readonly forms: readonly PublishedForm[];
      /** URLs of its script and of the modules that it imports later. */
      readonly scripts: readonly string[];
      /** The rates that it uses, by key, in the format of `rateVersion`. */
      readonly rates: Readonly<Record<string, string>>;
      /** The articles that it shows, by `articleKey`, in the format of `articleVersion`. */
      readonly articles: Readonly<Record<string, string>>;
      /** Whether it uses branches. */
      readonly showsLocations: boolean;
      readonly requests: PageRequests;
      /** What its author says for its page views. */
      readonly analytics: PageViewData | undefined;
      /** Paths of the media that it shows, such as `/media/savings.svg`, sorted. */
      readonly shown: readonly string[];
      /** URLs of the generated picture files that it refers to. */
      readonly made: readonly string[];
      /** The social image to generate for it. */
      readonly social: { readonly address: string; readonly heading: string } | undefined;
      /** Hash of the document, which names its record. */
      readonly document: string;
    }
  /** Nothing was written, because the scripts for these features are not built yet. */
  | { readonly type: 'waiting'; readonly features: readonly string[] }
  /** Nothing was written. */
  | { readonly type: 'failed'; readonly error: string }
);

const textsOf = ({ definition: { title, description } }: ComposedPage): PageTexts => ({ title, description });

/** Reads, renders and writes pages, one at a time. */
export class PageWriter {
  readonly #setup: WriterSetup;
  readonly #sections: SectionSet;
  readonly #environment: RenderEnvironment;
  readonly #programs = new Map<string, Required<PageProgram>>();
  /** Media that the current page uses, including generated picture files. */
  readonly #asked = new Set<string>();
  /** URLs of generated files, for pictures or headings. They change with their sources. */
  readonly #made = new Set<string>();
  /** Social image of the current page. */
  #social: { readonly address: string; readonly heading: string } | undefined;
  readonly #folders = new Set<string>();
  readonly #unfinished: Promise<void>[] = [];

  constructor(setup: WriterSetup, sections: SectionSet) {
    const { client, media, drawings, sizes, parts, social } = setup;
    const socialPictures = social && new SocialPictures(social);
    const imageSize = (path: string) => {
      this.#asked.add(path);
      return Object.hasOwn(sizes, path) ? sizes[path] : undefined;
    };
    this.#setup = setup;
    this.#sections = sections;
    this.#environment = {
      site: parts.config,
      cache: new FragmentCache(),
      brandTheme: brandTheme(parts.brand.tokens),
      assets: {
        fontFaces: client.fontFaces,
        firstFonts: client.firstFonts,
        variablesHref: client.variablesHref,
        printHref: client.printHref,
        islands: new Map(Object.entries(client.islands)),
        behaviours: sections.behaviours,
        program: (features) => this.#program(features) ?? { beforePaint: '', src: '', later: [] },
        media: (path) => {
          this.#asked.add(path);
          return Object.hasOwn(media, path) ? (media[path] ?? path) : path;
        },
        svg: (path) => (Object.hasOwn(drawings, path) ? drawings[path] : undefined),
        imageSize,
        mediaSize: (path) => {
          const size = imageSize(path);
          return size && isRaster(path) ? wholeSize(size) : size;
        },
        picture: (image, place) => this.#picture(image, place),
        pictureSizes: (place) => placeSizes(place, parts.brand.tokens),
        ...(socialPictures && {
          socialPicture: (heading) => {
            const address = socialPictures.address(heading);
            this.#social = address === undefined ? undefined : { address, heading };
            if (address !== undefined) this.#made.add(address);
            return address;
          },
        }),
      },
    };
  }

  /** Reads, renders and writes a page. @param file Path relative to the authors' folder. */
  write(file: string): PageOutcome {
    return this.#make(file, writePageFiles);
  }

  /** Like `write`, but compresses on other threads; see `settled`. */
  begin(file: string): PageOutcome {
    return this.#make(file, (...page) => this.#unfinished.push(writePageMeanwhile(...page)));
  }

  /** Waits until all pages that were begun are complete. Rejects if one of them fails. */
  async settled(): Promise<void> {
    await Promise.all(this.#unfinished.splice(0));
  }

  #make(file: string, save: (file: string, html: Uint8Array, effort: Effort) => unknown): PageOutcome {
    const { parts, source, out, effort } = this.#setup;
    const { registry, behaviours } = this.#sections;
    const page = loadPage(source, file);
    const { path } = page;
    try {
      const input = pageInput(page, parts.brand);
      if (!input) return { type: 'failed', path, error: 'Its file cannot be read.' };
      const composed = composePage(parts, input, registry, behaviours);
      const { features } = composed;
      const program = this.#program(features);
      if (program === undefined) return { type: 'waiting', path, features };
      this.#asked.clear();
      this.#social = undefined;
      const rendered = renderPage(composed, this.#environment);
      const labels = pageLabels(input.definition, (image) => this.#listed(image));
      const text = { ...pageText(rendered.text), ...labels };
      const media = this.#mediaOfPage();
      const rates = Object.fromEntries([...rendered.rates].map(([key, known]) => [key, rateVersion(known)]));
      const articles = Object.fromEntries(
        [...rendered.articles].map((asked) => [
          articleKey(asked),
          articleVersion(composed.facts.articles(asked)),
        ]),
      );
      const forms = rendered.forms.map(({ id, definition, words }) => ({
        id,
        definition,
        words,
        page: path,
        locale: input.locale,
      }));
      const requests = pageRequests(composed);
      const html = Buffer.from(rendered.html);
      const document = documentDigest(html);
      const { showsLocations } = rendered;
      const outcome = {
        path,
        text,
        texts: textsOf(composed),
        forms,
        rates,
        articles,
        showsLocations,
        requests,
        analytics: composed.definition.analytics,
        ...media,
        social: this.#social,
        document,
        scripts: [program.src, ...program.later],
      };
      const target = join(out, pageFile(path));
      this.#ensureFolder(target);
      save(target, html, effort);
      writeRecord(out, document, rendered);
      return { type: 'written', ...outcome };
    } catch (error) {
      return { type: 'failed', path, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /**
   * Returns a picture for its place.
   * @throws {Error} if its file cannot be read; the page then keeps its last valid version.
   */
  #picture(image: Image, place: PicturePlace): ShownImage {
    const { pictures, parts } = this.#setup;
    const file = Object.hasOwn(pictures, image.src) ? pictures[image.src] : undefined;
    this.#asked.add(image.src);
    if (!file) return image;
    if ('error' in file) throw new Error(`${image.src} cannot be read as a picture: ${file.error}`);
    const { tokens } = parts.brand;
    return shownPicture(image, file, place, tokens, (address) => this.#name(address));
  }

  /** Returns a picture for the lists of search results that the browser renders. */
  #listed(image: Image): Pick<IndexedArticle, 'image' | 'sources'> {
    const { pictures } = this.#setup;
    const file = Object.hasOwn(pictures, image.src) ? pictures[image.src] : undefined;
    if (!file || 'error' in file) return { image: this.#environment.assets.media(image.src) };
    const { src, sources } = this.#picture(image, articlePlaces.grid);
    return { image: src, sources };
  }

  /** Returns the media of the current page, and the generated files that it refers to. */
  #mediaOfPage(): { readonly shown: readonly string[]; readonly made: readonly string[] } {
    const asked = [...this.#asked];
    const isMade = (path: string) => this.#made.has(path);
    return { shown: asked.filter((path) => !isMade(path)).toSorted(), made: asked.filter(isMade) };
  }

  /** Records that the current page refers to a generated file. */
  #name(address: string): void {
    this.#made.add(address);
    this.#asked.add(address);
  }

  #program(features: readonly string[]): Required<PageProgram> | undefined {
    const key = features.join(',');
    let program = this.#programs.get(key);
    if (program === undefined) {
      program = readProgram(this.#setup.programs, features);
      if (program !== undefined) this.#programs.set(key, program);
    }
    return program;
  }

  #ensureFolder(file: string): void {
    const folder = dirname(file);
    if (this.#folders.has(folder) && existsSync(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}
