import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Image, ImageSize, ShownImage } from '#content/fields.ts';
import { articlePlaces } from '#section-kit/articlePlaces.ts';
import { type PicturePlace, placeSizes } from '#section-kit/picturePlace.ts';
import { BranchPageFile } from '#composer/page/branchPages.ts';
import { loadPage } from '#composer/page/loadSite.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import type { IndexedArticle } from '#composer/search/searchTables.ts';
import type { PageProgram } from '#composer/render/compose/ClientAssets.ts';
import { type SiteParts, sourceNames } from '#composer/render/compose/SiteParts.ts';
import type { PageMedia } from '#composer/render/PageMedia.ts';
import { SiteRenderer } from '#composer/render/SiteRenderer.ts';
import type { ClientBuild } from '#composer/publish/client/ScriptMaker.ts';
import { documentDigest, writeRecord } from '#composer/release/documentRecord.ts';
import { pageInput } from '#composer/publish/input/siteInput.ts';
import { readProgram } from '#composer/publish/client/programCache.ts';
import type { SitePictures } from '#composer/publish/pictures/readPicture.ts';
import { isRaster, wholeSize, shownPicture } from '#composer/publish/pictures/PictureFile.ts';
import { type SocialBrand, SocialPictures } from '#composer/publish/pictures/socialPicture.ts';
import { pageLabels, pageText, type PageText } from '#composer/publish/search/searchText.ts';
import { type ReleasedPage, type PublishedForm, pageFile } from '#composer/release/release.ts';
import { type Effort, writePageFiles, writePageMeanwhile } from '#composer/publish/files/writeCompressed.ts';
import { requestFields } from '#section-kit/parseProps.ts';
import { withSlots } from '#composer/render/compose/ComposedSection.ts';
import type { ComposedPage } from '#composer/render/compose/composePage.ts';

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

/** A page that was written. Plain data, as all outcomes. */
export interface WrittenPage {
  readonly type: 'written';
  readonly page: ReleasedPage;
  readonly text: PageText;
  readonly forms: readonly PublishedForm[];
  /** URLs of its script and of the modules that it imports later. */
  readonly scripts: readonly string[];
  /** URLs of the generated picture files that it refers to. */
  readonly generated: readonly string[];
  /** The social image to generate for it; see `RenderedPage`. */
  readonly social: Image | undefined;
}

/** The result of writing a page. */
export type PageOutcome = { readonly path: string } & (
  | WrittenPage
  /** Nothing was written, because the scripts for these features are not built yet. */
  | { readonly type: 'waiting'; readonly features: readonly string[] }
  /** Nothing was written. */
  | { readonly type: 'failed'; readonly error: string }
);

/** Reads, renders and writes pages, one at a time. */
export class PageWriter {
  readonly #setup: WriterSetup;
  readonly #renderer: SiteRenderer;
  readonly #programs = new Map<string, Required<PageProgram>>();
  readonly #folders = new Set<string>();
  readonly #unfinished: Promise<void>[] = [];

  constructor(setup: WriterSetup, sections: SectionSet) {
    const { client, media, drawings, sizes, parts, social } = setup;
    const socialPictures = social && new SocialPictures(social);
    const imageSize = (path: string) => (Object.hasOwn(sizes, path) ? sizes[path] : undefined);
    this.#setup = setup;
    this.#renderer = new SiteRenderer(parts, sections, {
      ...client,
      islands: new Map(Object.entries(client.islands)),
      program: (features) => this.#program(features) ?? { beforePaint: '', src: '', later: [] },
      media: (path) => (Object.hasOwn(media, path) ? (media[path] ?? path) : path),
      svg: (path) => (Object.hasOwn(drawings, path) ? drawings[path] : undefined),
      imageSize,
      mediaSize: (path) => {
        const size = imageSize(path);
        return size && isRaster(path) ? wholeSize(size) : size;
      },
      picture: (image, place, onFile) => this.#picture(image, place, onFile),
      pictureSizes: (place) => placeSizes(place, parts.brand.tokens),
      ...(socialPictures && { socialPicture: (heading) => socialPictures.address(heading) }),
    });
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
    const page = loadPage(source, file);
    const { path } = page;
    try {
      const input = pageInput(page, parts.brand);
      if (!input) return { type: 'failed', path, error: 'Its file cannot be read.' };
      const composed = this.#renderer.compose(input);
      const { features } = composed;
      const program = this.#program(features);
      if (program === undefined) return { type: 'waiting', path, features };
      const rendered = this.#renderer.render(composed);
      const { media, social } = rendered;
      const labels = pageLabels(input.definition, (image) => this.#listed(image, media));
      const isSearched = input.definition.search?.text ?? true;
      const text = { ...pageText(isSearched ? rendered.text : []), ...labels };
      const forms = rendered.forms.map((form) => ({ ...form, page: path, locale: input.locale }));
      const html = Buffer.from(rendered.html);
      const document = documentDigest(html);
      const target = join(out, pageFile(path));
      this.#ensureFolder(target);
      // There may be thousands of them.
      save(target, html, page.source instanceof BranchPageFile ? 'quick' : effort);
      writeRecord(out, document, rendered);
      return {
        type: 'written',
        path,
        page: releasedPage(composed, page.source.version, document),
        text,
        forms,
        scripts: [program.src, ...program.later],
        generated: [...media.generated],
        social,
      };
    } catch (error) {
      return { type: 'failed', path, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /**
   * Returns a picture for its place.
   * @throws {Error} if its file cannot be read; the page then keeps its last valid version.
   */
  #picture(image: Image, place: PicturePlace, onFile: (address: string) => void): ShownImage {
    const { pictures, parts } = this.#setup;
    const file = Object.hasOwn(pictures, image.src) ? pictures[image.src] : undefined;
    if (!file) return image;
    if ('error' in file) throw new Error(`${image.src} cannot be read as a picture: ${file.error}`);
    return shownPicture(image, file, place, parts.brand.tokens, onFile);
  }

  /** Returns a picture for the lists of search results that the browser renders. */
  #listed(image: Image, media: PageMedia): Pick<IndexedArticle, 'image' | 'sources'> {
    const { pictures } = this.#setup;
    const file = Object.hasOwn(pictures, image.src) ? pictures[image.src] : undefined;
    if (!file || 'error' in file) return { image: media.address(image.src) };
    const { src, sources } = media.picture(image, articlePlaces.grid);
    return { image: src, sources };
  }

  #program(features: readonly string[]): Required<PageProgram> | undefined {
    const key = features.join(',');
    const program = this.#programs.get(key) ?? readProgram(this.#setup.programs, features);
    if (program !== undefined) this.#programs.set(key, program);
    return program;
  }

  #ensureFolder(file: string): void {
    const folder = dirname(file);
    if (this.#folders.has(folder) && existsSync(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** The requests for which the server renders a page again instead of sending the published file. */
function requestsOf({ top, main, bottom }: ComposedPage): Pick<ReleasedPage, 'reads' | 'takesPosts'> {
  const sections = [...withSlots([...top, ...main, ...bottom])];
  const reads = new Set(sections.flatMap(({ section, props }) => requestFields(section, props, 'get')));
  const takesPosts = sections.some(({ section: { request } }) => request?.method === 'post');
  return { ...(reads.size > 0 && { reads: [...reads].toSorted() }), ...(takesPosts && { takesPosts }) };
}

/**
 * Returns the release's record of a page that was just rendered.
 *
 * @param version Version of its file.
 * @param document Hash of its document.
 */
function releasedPage(page: ComposedPage, version: string, document: string): ReleasedPage {
  const { title, description, noindex, alternates, analytics } = page.definition;
  const keys = sourceNames.map((name) => [name, [...page.reads[name]].toSorted()] as const);
  return {
    locale: page.locale,
    title,
    description,
    version,
    ...(noindex && { noindex }),
    ...(alternates && { alternates }),
    ...requestsOf(page),
    ...(analytics && { analytics }),
    document,
    ...Object.fromEntries(keys.filter(([, read]) => read.length > 0)),
  };
}
