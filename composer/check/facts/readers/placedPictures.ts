import { readMarkup } from '#content/readMarkup.ts';
import { articlePlaces } from '#section-kit/articlePlaces.ts';
import { columnOf, insideColumn, placeOf, type SlotColumn } from '#section-kit/picturePlace.ts';
import { parseProps } from '#section-kit/parseProps.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { type EntryReport, entriesIn, type Registry } from '#composer/check/facts/EntryReport.ts';
import type { FileContents, PlacedPicture } from '#composer/check/facts/FileReport.ts';
import { shownText } from '#composer/check/facts/content/shownText.ts';
import { sharedPath } from '#composer/check/facts/Fact.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';

/** Returns the pictures of a file's sections and of its article. */
export function placedPictures(contents: FileContents, registry: Registry): readonly PlacedPicture[] {
  const pictures = [...entriesIn(contents.lists.values())].flatMap((entry) =>
    entry.facts
      .filter(({ kind }) => kind === 'media')
      .map(({ value, path }) => pictureOf(contents, registry, entry, value, path.slice(0, -1))),
  );
  return [...pictures, ...articlePictures(contents)];
}

/** Returns the picture with which article lists show a page, once for each place in their layouts. */
function articlePictures({ value, facts }: FileContents): PlacedPicture[] {
  const found = facts.filter(({ kind, path }) => kind === 'media' && path[0] === 'article');
  return found.flatMap(({ value: file, path }) => {
    const image = sharedPath(path.slice(0, -1));
    const repeated = repeatedBy(value, image);
    return Object.values(articlePlaces).map((place) => ({
      path: image,
      file,
      place,
      ...(repeated !== undefined && { repeated }),
    }));
  });
}

function pictureOf(
  { value: whole }: FileContents,
  registry: Registry,
  entry: EntryReport,
  file: string,
  path: JsonPath,
): PlacedPicture {
  const written = valueAt(whole, propsPath(entry));
  const section = registry.get(entry.component ?? '');
  // A place is computed from parsed props, with defaults filled in.
  const { data } = (section && entry.isValid && parseProps(section, written)) || {};
  const names = path.filter((step) => typeof step === 'string').join('.');
  const ownPlace = data && placeOf(section?.pictures, names, data);
  const place = ownPlace && insideColumn(ownPlace, columnAround(whole, registry, entry.path));
  const repeated = repeatedBy(written, path);
  return {
    path: sharedPath([...propsPath(entry), ...path]),
    file,
    ...(place && { place }),
    ...(repeated !== undefined && { repeated }),
  };
}

/** Returns the column of the slots, within the same file, that contain an entry. */
function columnAround(value: unknown, registry: Registry, path: JsonPath): SlotColumn | undefined {
  let column: SlotColumn | undefined;
  for (const [index, step] of path.entries()) {
    if (step !== 'slots') continue;
    const around = path.slice(0, index);
    const name = valueAt(value, [...around, 'component']);
    const section = typeof name === 'string' ? registry.get(name) : undefined;
    const props = section && parseProps(section, valueAt(value, [...around, 'props']) ?? {}).data;
    const own = props && columnOf(section.slots?.[String(path[index + 1])], props);
    if (own) column = insideColumn(own, column);
  }
  return column;
}

/** Returns only the letters and digits that visitors read, so that two texts can be compared. */
const wordsOf = (text: string) =>
  shownText(readMarkup(text, 'inline'))
    .text.toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** Returns the prop beside a picture, or beside the list that contains it, whose text equals the picture's `alt`. */
function repeatedBy(props: unknown, path: JsonPath): string | undefined {
  const alt = valueAt(props, [...path, 'alt']);
  const words = typeof alt === 'string' ? wordsOf(alt) : '';
  if (words === '') return undefined;
  const around = [valueAt(props, path.slice(0, -1)), props];
  return around
    .flatMap((value) => (isRecord(value) ? Object.entries(value) : []))
    .find(([, text]) => typeof text === 'string' && text.length <= 300 && wordsOf(text) === words)?.[0];
}
