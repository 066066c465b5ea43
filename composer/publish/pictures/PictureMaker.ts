import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import limit from 'p-limit';
import type { Sharp } from 'sharp';
import type { Site } from '#composer/page/loadSite.ts';
import { copyOnce, writeWhole } from '#composer/publish/whole/wholeFiles.ts';
import { allVariants, type PictureVariant, type VariantFormat } from './PictureFile.ts';
import { type SocialBrand, SocialPictures } from './socialPicture.ts';
import { openPicture, type SitePictures } from './readPicture.ts';

/** As small as a photo gets before it looks it; more effort with AVIF takes six times as long, and saves a tenth. */
const encoders: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 5, smartSubsample: true }),
  jpeg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, adaptiveFiltering: true }),
};

/**
 * Makes the files that pages show of pictures, while pages are rendered: by the threads of the picture library, as many
 * at once as there are cores. Each is kept by its content and its settings, so that it is made once.
 */
export class PictureMaker {
  readonly #cache: string;
  readonly #site: Site;
  readonly #social: SocialPictures | undefined;
  readonly #variants = new Map<string, { readonly source: string; readonly variant: PictureVariant }>();
  readonly #atOnce = limit(availableParallelism());
  readonly #made = new Map<string, Promise<string>>();

  /**
   * @param cache folder of what was made before; see `picturesFolder`.
   * @param social what social images of pages are drawn with.
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
   * Begins to make a file unless it is there; an address that is none of a picture's files is nothing to do.
   *
   * @param address as pages name it.
   */
  want(address: string): void {
    if (!this.#variants.has(address)) return;
    // Who waits for all of them hears of a failure.
    this.file(address)?.catch(() => undefined);
  }

  /** Begins to draw the social image of a page unless it is there. */
  wantSocial({ address, heading }: { readonly address: string; readonly heading: string }): void {
    if (this.#made.has(address)) return;
    const drawn = this.#draw(address, heading);
    drawn.catch(() => undefined);
    this.#made.set(address, drawn);
  }

  /** The path of a file, once it is made; `undefined` when it is none of a picture's. */
  file(address: string): Promise<string> | undefined {
    const found = this.#variants.get(address);
    if (!found) return undefined;
    const made = this.#made.get(address) ?? this.#make(found.source, found.variant);
    this.#made.set(address, made);
    return made;
  }

  /** Puts all files that were wanted into a site. @throws {Error} when one cannot be made. */
  async addTo(site: string): Promise<void> {
    for (const [address, made] of this.#made) {
      const target = join(site, address);
      // oxlint-disable-next-line no-await-in-loop -- they are made at once already; copying waits for each
      const from = await made;
      mkdirSync(dirname(target), { recursive: true });
      copyOnce(from, target);
    }
  }

  async #draw(address: string, heading: string): Promise<string> {
    const kept = join(this.#cache, basename(address));
    if (existsSync(kept)) return kept;
    return this.#atOnce(async () => {
      const { default: sharp } = await import('sharp');
      const picture = sharp(Buffer.from(this.#social?.svg(heading) ?? ''));
      // Few colors: less effort costs half the time, and leaves a file that nobody waits for.
      writeWhole(kept, await picture.png({ compressionLevel: 6 }).toBuffer());
      return kept;
    });
  }

  async #make(source: string, { address, format, width }: PictureVariant): Promise<string> {
    const kept = join(this.#cache, basename(address));
    if (existsSync(kept)) return kept;
    return this.#atOnce(async () => {
      const media = this.#site.mediaFiles.get(source);
      const content = await readFile(join(this.#site.folder, media?.file ?? source));
      const picture = await openPicture(content);
      const sized = picture.resize({ width, withoutEnlargement: true });
      writeWhole(kept, await encoders[format](sized).toBuffer());
      return kept;
    });
  }
}
