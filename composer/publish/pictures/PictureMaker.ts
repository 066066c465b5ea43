import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import limit from 'p-limit';
import type { Sharp } from 'sharp';
import { sharp as loadSharp } from '#composer/native/nativePackages.ts';
import type { Image } from '#content/fields.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { copyOnce, writeWhole } from '#composer/publish/whole/wholeFiles.ts';
import { allVariants, type PictureVariant, type VariantFormat } from './PictureFile.ts';
import { type SocialBrand, SocialPictures } from './socialPicture.ts';
import { openPicture, type SitePictures } from './readPicture.ts';

/** The lowest quality that does not show in photos. A higher AVIF effort takes six times as long and saves a tenth. */
const encoders: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 5, smartSubsample: true }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, adaptiveFiltering: true }),
};

/**
 * Generates picture files while pages are rendered. Uses the threads of the image library, one per core. Files are
 * cached by their content and settings, so each is generated only once.
 */
export class PictureMaker {
  readonly #cache: string;
  readonly #site: Site;
  readonly #social: SocialPictures | undefined;
  readonly #variants = new Map<string, { readonly source: string; readonly variant: PictureVariant }>();
  readonly #atOnce = limit(availableParallelism());
  readonly #made = new Map<string, Promise<string>>();

  /**
   * @param cache Cache folder; see `picturesFolder`.
   * @param social Settings for the pages' social images.
   */
  constructor(site: Site, pictures: SitePictures, cache: string, social?: SocialBrand) {
    this.#site = site;
    this.#social = social && new SocialPictures(social);
    this.#cache = cache;
    for (const [source, reading] of Object.entries(pictures)) {
      if ('error' in reading) continue;
      for (const variant of allVariants(source, reading))
        this.#variants.set(variant.address, { source, variant });
    }
  }

  /**
   * Starts to generate a file, unless it exists. Ignores URLs that are not of a picture variant.
   *
   * @param address URL as pages refer to it.
   */
  want(address: string): void {
    if (!this.#variants.has(address)) return;
    // `addTo` waits for all files and rejects on a failure.
    this.file(address)?.catch(() => undefined);
  }

  /** Starts to draw a page's social image, unless it exists. */
  wantSocial({ src: address, alt: heading }: Pick<Image, 'src' | 'alt'>): void {
    if (this.#made.has(address)) return;
    const drawn = this.#draw(address, heading);
    drawn.catch(() => undefined);
    this.#made.set(address, drawn);
  }

  /**
   * Resolves with the path of a file once it is generated. Returns `undefined` if the URL is not of a picture variant.
   */
  file(address: string): Promise<string> | undefined {
    const found = this.#variants.get(address);
    if (!found) return undefined;
    const made = this.#made.get(address) ?? this.#make(found.source, found.variant);
    this.#made.set(address, made);
    return made;
  }

  /** Copies all requested files into a site. Rejects if one cannot be generated. */
  async addTo(site: string): Promise<void> {
    for (const [address, made] of this.#made) {
      const target = join(site, address);
      // oxlint-disable-next-line no-await-in-loop -- they are made at once already; copying waits for each
      const from = await made;
      mkdirSync(dirname(target), { recursive: true });
      copyOnce(from, target);
    }
  }

  /** Returns the cached file of a URL, which is generated if it does not exist. */
  async #cached(address: string, generate: () => Promise<Sharp>): Promise<string> {
    const kept = join(this.#cache, basename(address));
    if (existsSync(kept)) return kept;
    return this.#atOnce(async () => {
      const picture = await generate();
      writeWhole(kept, await picture.toBuffer());
      return kept;
    });
  }

  #draw(address: string, heading: string): Promise<string> {
    return this.#cached(address, async () => {
      const sharp = loadSharp();
      const picture = sharp(Buffer.from(this.#social?.svg(heading) ?? ''));
      // With so few colors, less compression effort halves the time at little cost in size, and this file delays no
      // visitor.
      return picture.png({ compressionLevel: 6 });
    });
  }

  #make(source: string, { address, format, width }: PictureVariant): Promise<string> {
    return this.#cached(address, async () => {
      const media = this.#site.mediaFiles.get(source);
      const content = await readFile(join(this.#site.folder, media?.file ?? source));
      const picture = await openPicture(content);
      return encoders[format](picture.resize({ width, withoutEnlargement: true }));
    });
  }
}
