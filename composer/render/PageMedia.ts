import type { Image, ImageSize, ShownImage } from '#content/fields.ts';
import type { PicturePlace } from '#section-kit/picturePlace.ts';
import type { ClientAssets } from './compose/ClientAssets.ts';
import type { PageReads } from './compose/SiteParts.ts';

/** The media of one page. Records which files in `/media/` the page reads. */
export class PageMedia {
  /** URLs of the generated files that the page refers to. They change with the files that they are generated from. */
  readonly generated = new Set<string>();
  readonly #assets: ClientAssets;
  readonly #reads: PageReads['media'];

  constructor(assets: ClientAssets, { media }: PageReads) {
    this.#assets = assets;
    this.#reads = media;
  }

  /** Records that the page depends on a file. */
  read(path: string): void {
    if (!this.generated.has(path)) this.#reads.add(path);
  }

  /** Returns the URL of a file, or the path itself if it is unknown or already a URL. */
  readonly address = (path: string): string => {
    this.read(path);
    return this.#assets.media(path);
  };

  /** Returns the natural size of a picture. */
  readonly size = (path: string): ImageSize | undefined => {
    this.read(path);
    return this.#assets.imageSize?.(path);
  };

  /** Returns the size of the file at `address`, which may be smaller. */
  fileSize(path: string): ImageSize | undefined {
    this.read(path);
    return this.#assets.mediaSize?.(path);
  }

  /** Returns a picture with the files generated for a place. */
  readonly picture = (image: Image, place: PicturePlace): ShownImage => {
    this.read(image.src);
    return this.#assets.picture?.(image, place, (address) => this.generated.add(address)) ?? image;
  };

  /** Returns the text of an SVG. */
  svg(path: string): string | undefined {
    this.read(path);
    return this.#assets.svg?.(path);
  }

  /** Returns the URL of the social image for a page with this heading. */
  social(heading: string): string | undefined {
    const address = this.#assets.socialPicture?.(heading);
    if (address !== undefined) this.generated.add(address);
    return address;
  }
}
