import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PictureMaker } from '#composer/publish/pictures/PictureMaker.ts';
import { cleanDrawing } from '#composer/publish/pictures/cleanDrawing.ts';
import { allVariants, widthsFor } from '#composer/publish/pictures/PictureFile.ts';
import { readPicture, readPictures } from '#composer/publish/pictures/readPicture.ts';
import { loadSite } from '#composer/page/loadSite.ts';
import { documentOf, filesOf } from '#tests/publish/publishedFolder.ts';
import { siteForTest, temporaryFolder } from '#tests/server/fixtures/publishedSite.ts';
import { page } from '#tests/server/fixtures/siteFiles.ts';

/** Creates a photo: a blue image whose left half is red. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3c78a0' } }).composite([
    {
      input: { create: { width: Math.round(width / 2), height, channels: 3, background: '#a03c28' } },
      left: 0,
      top: 0,
    },
  ]);

const jpeg = (width: number, height: number) => photo(width, height).jpeg().toBuffer();

/** A photo as a phone held upright saves it: rotated by its EXIF orientation, with its location. */
const upright = () =>
  photo(900, 600)
    .withExif({ IFD0: { Copyright: 'A name' }, IFD3: { GPSLatitude: '44/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const shows = (src: string, width: number, height: number) => ({
  component: 'RichText',
  props: { text: 'It stands by the sea.', image: { src, alt: 'A house', width, height } },
});

interface Candidate {
  readonly file: string;
  readonly width: number;
}

/** Returns the files that the document offers in a format. */
function candidates(html: string, type: string): Candidate[] {
  const [, list = ''] = new RegExp(`<source type="image/${type}" srcSet="([^"]*)"`).exec(html) ?? [];
  return list.split(', ').map((part) => {
    const [file = '', width = ''] = part.split(' ');
    return { file, width: Number.parseInt(width, 10) };
  });
}

const imageIn = (html: string) => /<picture[^>]*>.*?(<img[^>]*>)<\/picture>/s.exec(html)?.[1] ?? '';

describe('a photo on a page', () => {
  test('is there as AVIF and WebP in the widths that its place shows; each file has the width that the page says', async () => {
    const site = siteForTest({
      'house.json': page('House', [shows('/media/house.jpg', 2200, 1375)]),
      'media/house.jpg': await jpeg(2200, 1375),
    });
    expect(await site.publish()).toMatchObject({ errors: [], failures: [] });
    const html = documentOf(site.out, '/house.html') ?? '';
    for (const format of ['avif', 'webp']) {
      const offered = candidates(html, format);
      expect(offered.map(({ width }) => width)).toEqual([320, 480, 640, 800, 960, 1200, 1600, 2000, 2200]);
      for (const { file, width } of offered) {
        const content = readFileSync(join(site.out, file));
        // oxlint-disable-next-line no-await-in-loop -- one picture at a time is quick enough
        const facts = await sharp(content).metadata();
        expect(facts).toMatchObject({ width, height: Math.round(width / 1.6) });
        expect(facts.format).toBe(format === 'avif' ? 'heif' : format);
      }
    }
    expect(html).toContain(
      'sizes="(min-width: 66em) calc((min(100vw - 2 * clamp(1rem, 0.5714rem + 1.9048vw, 2rem), 75rem) - 4rem) * .3636), min(100vw - 2 * clamp(1rem, 0.5714rem + 1.9048vw, 2rem), 75rem)"',
    );
    expect(imageIn(html)).toMatch(
      / src="\/media\/house-640\.[\w-]{10}\.jpg" alt="A house" width="2200" height="1375"/,
    );
    expect(html).toMatch(/background-color:#[0-9a-f]{6}/);
  });

  test('is turned as its camera says, and tells nobody where it was taken', async () => {
    const site = siteForTest({
      'house.json': page('House', [shows('/media/house.jpg', 600, 900)]),
      'media/house.jpg': await upright(),
    });
    expect(await site.publish()).toMatchObject({ errors: [], failures: [] });
    const html = documentOf(site.out, '/house.html') ?? '';
    expect(imageIn(html)).toContain('width="600" height="900"');
    const made = filesOf(site.out).filter((file) => file.startsWith('media/house-'));
    expect(made.length).toBeGreaterThan(4);
    for (const file of made) {
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time is quick enough
      const facts = await sharp(readFileSync(join(site.out, file))).metadata();
      expect(facts.orientation ?? 1, `of ${file}`).toBe(1);
      expect([facts.exif, facts.xmp, facts.iptc], `of ${file}`).toEqual([undefined, undefined, undefined]);
      expect(facts.height, `of ${file}`).toBe(Math.round(facts.width * 1.5));
    }
  });

  test('is never made larger than its file', async () => {
    const site = siteForTest({
      'house.json': page('House', [shows('/media/house.png', 500, 400)]),
      'media/house.png': await photo(500, 400).png().toBuffer(),
    });
    await site.publish();
    const html = documentOf(site.out, '/house.html') ?? '';
    expect(candidates(html, 'avif').map(({ width }) => width)).toEqual([320, 480, 500]);
    expect(imageIn(html)).toMatch(/house-500\.[\w-]{10}\.png/);
  });

  test('that can be seen through gets no ground', async () => {
    const seal = sharp({ create: { width: 800, height: 800, channels: 4, background: '#00000000' } });
    const site = siteForTest({
      'house.json': page('House', [shows('/media/seal.png', 800, 800)]),
      'media/seal.png': await seal.png().toBuffer(),
    });
    await site.publish();
    const html = documentOf(site.out, '/house.html') ?? '';
    const [, name = ''] = / class="([^"]*)"/.exec(imageIn(html)) ?? [];
    expect(html).not.toMatch(new RegExp(`\\.${name === '' ? 'none' : name}\\{[^}]*background-color`));
  });

  test('that is broken half-way keeps its page from being published, and no other', async () => {
    const whole = await jpeg(1200, 750);
    const site = siteForTest({
      'house.json': page('House', [shows('/media/house.jpg', 1200, 750)]),
      'media/house.jpg': whole.subarray(0, 900),
    });
    const { failures, rendered } = await site.publish();
    expect(failures).toMatchObject([{ path: '/house.html' }]);
    expect(failures[0]?.error).toMatch(
      /^section RichText \(#rich-text-1\): \/media\/house\.jpg cannot be read as a picture: /,
    );
    expect(rendered).toBeGreaterThan(5);
  });

  test('in another file of the same name is shown anew', async () => {
    const site = siteForTest({
      'house.json': page('House', [shows('/media/house.jpg', 500, 400)]),
      'media/house.jpg': await jpeg(500, 400),
    });
    await site.publish();
    const before = candidates(documentOf(site.out, '/house.html') ?? '', 'avif');
    site.write({ 'media/house.jpg': await jpeg(1000, 800) });
    expect(await site.publish()).toMatchObject({ errors: [], failures: [] });
    const after = candidates(documentOf(site.out, '/house.html') ?? '', 'avif');
    expect(after.at(-1)?.width).toBe(1000);
    for (const { file } of [...before, ...after])
      expect(existsSync(join(site.out, file)), `of ${file}`).toBe(true);
  });
});

describe('a drawing', () => {
  test('reaches visitors without what the program that drew it left in it, and is refused with what could run', async () => {
    const drawing = (inside: string) =>
      `<?xml version="1.0"?><!-- Made with a program --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;
    const site = siteForTest({
      'house.json': page('House', [shows('/media/house.svg', 300, 300)]),
      'media/house.svg': drawing('<metadata>A name</metadata>'),
    });
    await site.publish();
    const [, address = ''] =
      /src="(\/media\/house\.[^"]+)"/.exec(documentOf(site.out, '/house.html') ?? '') ?? [];
    expect(readFileSync(join(site.out, address), 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    );
    site.write({ 'media/house.svg': drawing('<script>show()</script><path d="M1 1h3"/>') });
    const { errors, kept } = await site.publish();
    expect(errors).toMatchObject([{ code: 'svg-script', file: 'media/house.svg', line: 1 }]);
    expect(kept).toEqual(['/house.html']);
    expect(await cleanDrawing(drawing('<script>show()</script><g onclick="show()"/>'))).not.toMatch(/show/);
  });
});

describe('the size of a picture that its page does not give', () => {
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="${width}" height="300"><path d="M0 0h9"/></svg>`;
  const sized = (src: string, size: object = {}) => ({
    component: 'RichText',
    props: { text: 'It stands by the sea.', image: { src, alt: 'A house', ...size } },
  });
  const sizesOn = (html = '') =>
    [...html.matchAll(/<img [^>]*alt="A house" width="(\d+)" height="(\d+)"/g)].map(
      ([, width, height]) => `${width} × ${height}`,
    );

  test('is that of its file, of a drawing and of a photo; one side alone keeps the shape', async () => {
    const site = siteForTest({
      'house.json': page('House', [
        sized('/media/house.svg'),
        sized('/media/house.svg', { width: 200 }),
        sized('/media/house.svg', { height: 600 }),
        sized('/media/house.svg', { width: 120, height: 90 }),
        sized('/media/house.jpg'),
      ]),
      'media/house.svg': drawing(400),
      'media/house.jpg': await upright(),
    });
    expect(await site.publish()).toMatchObject({ errors: [], failures: [] });
    expect(sizesOn(documentOf(site.out, '/house.html'))).toEqual([
      '400 × 300',
      '200 × 150',
      '800 × 600',
      '120 × 90',
      '600 × 900',
    ]);
  });

  test('follows the file, also in a fragment that pages share', async () => {
    const site = siteForTest({
      'fragments/house.json': { sections: [sized('/media/house.svg')] },
      'house.json': page('House', [{ fragment: 'house' }]),
      'shed.json': page('Shed', [{ fragment: 'house' }]),
      'media/house.svg': drawing(400),
    });
    await site.publish();
    expect(sizesOn(documentOf(site.out, '/shed.html'))).toEqual(['400 × 300']);
    site.write({ 'media/house.svg': drawing(500) });
    await site.publish();
    for (const path of ['/house.html', '/shed.html'])
      expect(sizesOn(documentOf(site.out, path))).toEqual(['500 × 300']);
  });

  test('is said to social networks', async () => {
    const site = siteForTest({
      'house.json': page('House', [], { socialImage: { src: '/media/house.jpg', alt: 'A house' } }),
      'media/house.jpg': await jpeg(1200, 630),
    });
    await site.publish();
    const html = documentOf(site.out, '/house.html');
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('property="og:image:height" content="630"');
  });

  test('is said to social networks as that of the file they get, which is at most 1,600 pixels wide', async () => {
    const site = siteForTest({
      'house.json': page('House', [], { socialImage: { src: '/media/house.jpg', alt: 'A house' } }),
      'media/house.jpg': await jpeg(2400, 1260),
    });
    await site.publish();
    const html = documentOf(site.out, '/house.html');
    const [, address = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html ?? '') ?? [];
    const { width, height } = await sharp(join(site.out, address)).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 840 });
    expect(html).toContain('property="og:image:width" content="1600"');
    expect(html).toContain('property="og:image:height" content="840"');
  });
});

describe('files of pictures', () => {
  test('are made once for a content: a second site with the same picture has them at once', async () => {
    const { folder: cache, remove } = temporaryFolder();
    try {
      const site = siteForTest({ 'media/house.jpg': await jpeg(640, 400) });
      const made = async () => {
        const loaded = loadSite(site.folder);
        const pictures = await readPictures(loaded, cache);
        const maker = new PictureMaker(loaded, pictures, cache);
        const reading = pictures['/media/house.jpg'];
        if (!reading || 'error' in reading) throw new Error('It cannot be read.');
        for (const { address } of allVariants('/media/house.jpg', reading)) maker.want(address);
        await maker.addTo(site.out);
        return new Map(readdirSync(cache).map((name) => [name, statSync(join(cache, name)).mtimeMs]));
      };
      const first = await made();
      expect(first.size).toBe(2 * 4 + 1 + 1);
      expect(await made()).toEqual(first);
    } finally {
      remove();
    }
  });

  test('are asked for in the widths from the smallest phone to twice the place', () => {
    const large = { width: 4000 };
    expect(widthsFor(large, { least: 120, most: 400 })).toEqual([160, 320, 480, 640, 800]);
    expect(widthsFor(large, { least: 288, most: 1200 })).toEqual([
      320, 480, 640, 800, 960, 1200, 1600, 2000, 2400,
    ]);
    expect(widthsFor({ width: 700 }, { least: 288, most: 1200 })).toEqual([320, 480, 640, 700]);
    expect(widthsFor({ width: 100 }, { least: 288, most: 1200 })).toEqual([100]);
  });

  test('begin in a calm color: between what is seen most and the mean of all', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const reading = await readPicture(folder, await jpeg(400, 300));
      if ('error' in reading || reading.color === undefined) throw new Error('It has no color.');
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(reading.color?.slice(at, at + 2) ?? '', 16),
      );
      expect(red).toBeGreaterThan(60);
      expect(red).toBeLessThan(160);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(120);
    } finally {
      remove();
    }
  });
});
