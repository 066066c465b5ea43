import { shownWidths } from '#section-kit/picturePlace.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { naturalSize } from '#composer/page/imageSize.ts';
import type { MediaFile } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath, problemOver } from '#composer/problems/problemAt.ts';
import { mediaCodes } from './mediaCodes.ts';
import { placedPictures, type PlacedPicture } from './placedPictures.ts';

/** Phones and most laptops have two pixels, or more, where a layout counts one. */
const density = 2;
/** A picture is seen to be soft when so much of what would be sharp is missing. */
const soft = 0.9;
/** The least part of a picture that its place must show. */
const leastPart = 0.6;

/** Bytes that a file may have: a photo as cameras write it; a drawing goes to visitors as it is. */
const most = { photo: 8_000_000, drawing: 100_000 };

/** Pictures that do not fit where they show, and alternative texts that say what stands beside them anyway. */
export function pictureProblems(facts: SiteFacts): Problem[] {
  return [
    ...fileProblems(facts),
    ...facts.reports.flatMap((report) =>
      placedPictures(report, facts.registry).flatMap((picture) => [
        ...sizeProblems(facts, report, picture),
        ...altProblems(report, picture),
      ]),
    ),
  ];
}

function sizeProblems(facts: SiteFacts, { source }: FileReport, picture: PlacedPicture): Problem[] {
  const { path, file, place } = picture;
  const natural = naturalSize(facts.site, file);
  if (!place || !natural) return [];
  const problems: Problem[] = [];
  const at = [...path, 'src'];
  const shown = facts.placeTokens && shownWidths(place, facts.placeTokens).most;
  // A drawing is sharp in every size.
  if (shown !== undefined && !/\.svg$/i.test(file) && natural.width < shown * density * soft) {
    const parameters = { file, width: natural.width, shown, needed: shown * density };
    problems.push(problemAtPath(source, mediaCodes['picture-small'], at, { parameters }));
  }
  const shape = natural.width / natural.height;
  const part = place.shape === undefined ? 1 : Math.min(shape / place.shape, place.shape / shape);
  if (place.shape !== undefined && part < leastPart) {
    const parameters = {
      file,
      natural: `${natural.width} × ${natural.height}`,
      cut: Math.round((1 - part) * 100),
      place: Math.round(place.shape * 100) / 100,
      height: Math.round(natural.width / place.shape),
      width: natural.width,
    };
    problems.push(problemAtPath(source, mediaCodes['picture-shape'], at, { parameters }));
  }
  return problems;
}

function altProblems({ source }: FileReport, { path, repeated }: PlacedPicture): Problem[] {
  if (repeated === undefined) return [];
  return [problemAtPath(source, mediaCodes['alt-repeats'], [...path, 'alt'], { parameters: { repeated } })];
}

/** What is wrong with files themselves, those of brands included. */
function fileProblems({ site }: SiteFacts): Problem[] {
  return [...site.otherFiles.values()].flatMap((media) => {
    if (!/(?:^|\/)media\/.*\.(?:svg|png|jpe?g|webp|avif)$/i.test(media.file)) return [];
    const isDrawing = /\.svg$/i.test(media.file);
    const limit = isDrawing ? most.drawing : most.photo;
    const problems: Problem[] = [];
    if (media.bytes > limit) {
      const parameters = { bytes: inKilobytes(media.bytes), limit: inKilobytes(limit) };
      problems.push(problemOver(beginning(media), mediaCodes['picture-heavy'], 0, 1, { parameters }));
    }
    if (!isDrawing && !naturalSize(site, media))
      problems.push(problemOver(beginning(media), mediaCodes['picture-unreadable'], 0, 1, {}));
    return problems;
  });
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;

/** Where problems of a file stand that has no lines. */
const beginning = ({ file }: MediaFile) => ({ file, position: () => ({ line: 1, column: 1 }) });
