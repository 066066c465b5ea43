import { join } from 'node:path';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { imageSize, type ImageSize } from './imageSize.ts';
import { sharedPath } from '#composer/check/facts/Interner.ts';
import type { MediaFile, Site } from '#composer/page/loadSite.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { nodeAtPath, problemAtPath, type JsonPath } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { valueAt } from '#composer/page/schemaAt.ts';
import { mediaCodes } from './mediaCodes.ts';
import { schemaCodes } from '#composer/schema/schemaCodes.ts';

const withoutSize = schemaCodes['image-without-size'];

const sizes = new WeakMap<MediaFile, { readonly size?: ImageSize }>();

/** An image with the size its author gave it. */
interface StatedImage extends ImageSize {
  readonly path: JsonPath;
  readonly file: string;
}

const stated = new WeakMap<FileReport, readonly StatedImage[]>();

/** The images of a file that have a size; found once, while the file's value is in memory. */
export function statedImages(report: FileReport): readonly StatedImage[] {
  const known = stated.get(report);
  if (known) return known;
  const images: StatedImage[] = [];
  for (const entry of entriesIn(report.lists.values())) {
    for (const { kind, value, path } of entry.facts) {
      if (kind !== 'media') continue;
      const image = sharedPath([...propsPath(entry), ...path.slice(0, -1)]);
      const said = valueAt(report.source.value, image);
      const width = valueAt(said, ['width']);
      const height = valueAt(said, ['height']);
      if (typeof width === 'number' && typeof height === 'number')
        images.push({ path: image, file: value, width, height });
    }
  }
  stated.set(report, images);
  return images;
}

/** Images whose width and height say another shape than that of their file, so that they would show distorted. */
export function imageProblems(site: Site, report: FileReport): Problem[] {
  return statedImages(report).flatMap(({ path, file, width, height }) => {
    const size = sizeOf(site, file);
    if (!size || Math.abs((width / height) * (size.height / size.width) - 1) < 0.03) return [];
    return [distorted(report.source, path, file, { width, height }, size)];
  });
}

function distorted(
  source: SourceFile,
  image: JsonPath,
  file: string,
  said: ImageSize,
  size: ImageSize,
): Problem {
  const text = String(Math.round((said.width * size.height) / size.width));
  const parameters = {
    file,
    right: text,
    natural: `${size.width} × ${size.height}`,
    said: `${said.width} × ${said.height}`,
  };
  const path = [...image, 'height'];
  const { node, found } = nodeAtPath(source.tree, path);
  const fix = node && found ? { fix: { offset: node.offset, length: node.length, text } } : {};
  return problemAtPath(source, mediaCodes['image-distorted'], path, { parameters, expected: text, ...fix });
}

/** Problems with an image's missing size, with the size its file has and a fix that writes it. */
export function withNaturalSizes(site: Site, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const source = problem.code === withoutSize.code ? site.files.get(problem.file) : undefined;
    const path = source && pathOf(problem.pointer, source.value);
    if (!source || !path) return problem;
    const name = path.at(-1) === 'height' ? 'height' : 'width';
    const image = path.slice(0, -1);
    const src = valueAt(source.value, [...image, 'src']);
    const size = typeof src === 'string' ? sizeOf(site, src) : undefined;
    const { node, found } = nodeAtPath(source.tree, [...image, 'src']);
    if (!size || !node || !found) return problem;
    const fix = {
      offset: node.offset + node.length,
      length: 0,
      text: `, "${name}": ${Math.round(size[name])}`,
    };
    return { ...problem, hint: `The file is ${size.width} × ${size.height}.`, fix };
  });
}

/** The path that an RFC 6901 pointer means in a value: numbers for lists. */
function pathOf(pointer: string, value: unknown): JsonPath {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(valueAt(value, path)) ? Number(step) : step);
  }
  return path;
}

/** Natural size of a picture, by its address or its file; `undefined` when there is none that can be read. */
export function sizeOf(site: Site, picture: string | MediaFile): ImageSize | undefined {
  const media = typeof picture === 'string' ? site.mediaFiles.get(picture) : picture;
  if (!media) return undefined;
  const known = sizes.get(media);
  if (known) return known.size;
  const size = imageSize(join(site.folder, media.file));
  sizes.set(media, { ...(size && { size }) });
  return size;
}
