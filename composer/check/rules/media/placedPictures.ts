import { readMarkup } from '#content/readMarkup.ts';
import { placeOf, type PicturePlace } from '#section-kit/picturePlace.ts';
import { parseProps } from '#section-kit/parseProps.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { type EntryReport, entriesIn, type Registry } from '#composer/check/facts/EntryReport.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import { shownText } from '#composer/check/facts/content/shownText.ts';
import { sharedPath } from '#composer/check/facts/Interner.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/schemaAt.ts';

/** A picture of a section: which file, where it shows, and whether its words are there already. */
export interface PlacedPicture {
  /** Of the picture's object. */
  readonly path: JsonPath;
  readonly file: string;
  readonly place?: PicturePlace;
  /** Name of a prop beside it that says the same as its alternative text. */
  readonly repeated?: string;
}

const placed = new WeakMap<FileReport, readonly PlacedPicture[]>();

/** The pictures of a file's sections; found once, while the file's value is in memory. */
export function placedPictures(report: FileReport, registry: Registry): readonly PlacedPicture[] {
  const known = placed.get(report);
  if (known) return known;
  const pictures = [...entriesIn(report.lists.values())].flatMap((entry) =>
    entry.facts
      .filter(({ kind }) => kind === 'media')
      .map(({ value, path }) => pictureOf(report, registry, entry, value, path.slice(0, -1))),
  );
  placed.set(report, pictures);
  return pictures;
}

function pictureOf(
  { source }: FileReport,
  registry: Registry,
  entry: EntryReport,
  file: string,
  path: JsonPath,
): PlacedPicture {
  const written = valueAt(source.value, propsPath(entry));
  const section = registry.get(entry.component ?? '');
  // Places ask for props as the section has them, with its defaults.
  const { data } = (section && entry.isValid && parseProps(section, written)) || {};
  const names = path.filter((step) => typeof step === 'string').join('.');
  const place = data && placeOf(section?.pictures, names, data);
  const repeated = repeatedBy(written, path);
  return {
    path: sharedPath([...propsPath(entry), ...path]),
    file,
    ...(place && { place }),
    ...(repeated !== undefined && { repeated }),
  };
}

/** Letters and digits of what visitors read, so that two texts can be compared. */
const wordsOf = (text: string) =>
  shownText(readMarkup(text, 'inline'))
    .text.toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The prop beside a picture, or around the list that it is in, with the same words as its `alt`. */
function repeatedBy(props: unknown, path: JsonPath): string | undefined {
  const alt = valueAt(props, [...path, 'alt']);
  const words = typeof alt === 'string' ? wordsOf(alt) : '';
  if (words === '') return undefined;
  const around = [valueAt(props, path.slice(0, -1)), props];
  return around
    .flatMap((value) => (isRecord(value) ? Object.entries(value) : []))
    .find(([, text]) => typeof text === 'string' && text.length <= 300 && wordsOf(text) === words)?.[0];
}
