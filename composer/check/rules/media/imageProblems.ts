import type { AltFault, FileReport } from '#composer/check/facts/FileReport.ts';
import type { ImageSize } from '#content/fields.ts';
import { naturalSize } from '#composer/page/imageSize.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { nodeAtPath, problemAtPath, type JsonPath } from '#composer/problems/problemAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { mediaCodes } from './mediaCodes.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';

/**
 * Reports images whose stated aspect ratio differs from that of their file, and would appear distorted, images whose
 * size is unknown, and alternative texts that describe no picture.
 */
export const imageProblems = ({ site, reports }: SiteFacts): Problem[] =>
  reports.flatMap((report) => [
    ...sizeProblems(site, report),
    ...report.images.flatMap(({ path, fault }) => (fault ? altProblem(report.source, path, fault) : [])),
  ]);

function altProblem(source: SourceFile, image: JsonPath, { code, said }: AltFault): Problem {
  const path = [...image, 'alt'];
  return code === 'alt-is-file-name'
    ? problemAtPath(source, mediaCodes[code], path, { parameters: { alt: said }, received: said })
    : problemAtPath(source, mediaCodes[code], path, { parameters: { words: said }, received: said });
}

function sizeProblems(site: Site, report: FileReport): Problem[] {
  return report.images.flatMap(({ path, file, width, height }) => {
    const size = naturalSize(site, file);
    const isWhole = width !== undefined && height !== undefined;
    if (!size && !isWhole) return withoutSize(site, report.source, path, file);
    if (!size || !isWhole || Math.abs((width / height) * (size.height / size.width) - 1) < 0.03) return [];
    return [distorted(report.source, path, file, { width, height }, size)];
  });
}

/** Another rule reports files that are missing or are not images. */
function withoutSize(site: Site, source: SourceFile, image: JsonPath, file: string): Problem[] {
  if (!file.endsWith('.svg') || !site.mediaFiles.has(file)) return [];
  const path = [...image, 'src'];
  return [problemAtPath(source, mediaCodes['image-without-size'], path, { parameters: { file } })];
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
