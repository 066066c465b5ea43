import { shownWidths } from '#section-kit/picturePlace.ts';
import type { FileReport, PlacedPicture } from '#composer/check/facts/FileReport.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';
import { naturalSize } from '#composer/page/imageSize.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { problemAtPath, problemOver, startOf } from '#composer/problems/problemAt.ts';
import { mediaCodes } from './mediaCodes.ts';
import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import { memoize } from '#composer/page/memoize.ts';

/** Device pixels per CSS pixel, at least, on phones and most laptops. */
const density = 2;
/** A picture looks blurry if its width is below this share of the ideal width. */
const soft = 0.9;
/** The smallest share of a picture that must stay visible when it is cropped to its place. */
const leastPart = 0.6;

/**
 * Maximum file sizes in bytes: photos may be as large as cameras write them, but drawings are sent to visitors
 * unchanged.
 */
const most = { photo: 8_000_000, drawing: 100_000 };

/** Reports pictures that don't fit their place, and alternative texts that repeat the text beside them. */
export function pictureProblems(facts: SiteFacts): Problem[] {
  return [
    ...fileProblems(facts),
    ...facts.reports.flatMap((report) =>
      report.pictures.flatMap((picture) => [
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
  // SVGs are sharp at every size.
  const isDrawing = /\.svg$/i.test(file);
  const shown = isDrawing || !facts.placeTokens ? undefined : shownWidths(place, facts.placeTokens).most;
  if (shown !== undefined && natural.width < shown * density * soft) {
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

/** Checks the picture files themselves, including those of brands. */
function fileProblems({ site }: SiteFacts): Problem[] {
  return [...site.otherFiles.values()].flatMap((media) => {
    if (!/(?:^|\/)media\/.*\.(?:svg|png|jpe?g|webp|avif)$/i.test(media.file)) return [];
    const isDrawing = /\.svg$/i.test(media.file);
    const limit = isDrawing ? most.drawing : most.photo;
    const problems: Problem[] = [];
    if (media.bytes > limit) {
      const parameters = { bytes: inKilobytes(media.bytes), limit: inKilobytes(limit) };
      problems.push(problemOver(startOf(media.file), mediaCodes['picture-heavy'], 0, 1, { parameters }));
    }
    if (!isDrawing && !naturalSize(site, media))
      problems.push(problemOver(startOf(media.file), mediaCodes['picture-unreadable'], 0, 1, {}));
    return problems;
  });
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;

/** The address of a file in `media`, anywhere in a text. */
const address = /\/media\/[\w./-]+/g;

/** Returns the media that the facts of a file name. */
const mediaOf = memoize((report: FileReport): ReadonlySet<string> => {
  const media = new Set<string>();
  const look = (facts: readonly Fact[]) => {
    for (const { kind, value } of facts)
      if (kind === 'media' || kind === 'link') for (const [path] of value.matchAll(address)) media.add(path);
  };
  look(report.facts);
  for (const { facts } of entriesIn(report.lists.values())) look(facts);
  return media;
});

/** Reports pictures in `media` that no file of a site without errors names. */
export function unusedPictures({ site, reports }: SiteFacts): Problem[] {
  const used = new Set(reports.flatMap((report) => [...mediaOf(report)]));
  const unused = [...site.mediaFiles].filter(([path]) => !used.has(path));
  if (unused.length === 0) return [];
  // Files of data have no facts, and few lines.
  const others = reports.filter(({ source }) => source.kind !== 'page').map(({ source }) => source.text);
  return unused
    .filter(
      ([path]) => /\.(?:svg|png|jpe?g|webp|avif)$/.test(path) && !others.some((text) => text.includes(path)),
    )
    .map(([, { file }]) => problemAtPath(startOf(file), mediaCodes['picture-unused'], []));
}
