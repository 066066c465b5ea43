import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import type { FileContents, StatedImage } from '#composer/check/facts/FileReport.ts';
import { sharedPath } from '#composer/check/facts/Interner.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { altFault } from './altFaults.ts';

const isMedia = ({ kind }: Fact) => kind === 'media';

/** Returns the images of a file. */
export function statedImages({ value: whole, lists, facts }: FileContents): readonly StatedImage[] {
  const ofEntries = [...entriesIn(lists.values())].flatMap((entry) =>
    entry.facts.filter(isMedia).map(({ value, path }) => ({ value, path: [...propsPath(entry), ...path] })),
  );
  return [...facts.filter(isMedia), ...ofEntries].map(({ value: file, path }) => {
    const image = sharedPath(path.slice(0, -1));
    const said = valueAt(whole, image);
    const width = valueAt(said, ['width']);
    const height = valueAt(said, ['height']);
    const alt = valueAt(said, ['alt']);
    const fault = typeof alt === 'string' ? altFault(alt, file) : undefined;
    return {
      path: image,
      file,
      ...(typeof width === 'number' && { width }),
      ...(typeof height === 'number' && { height }),
      ...(fault && { fault }),
    };
  });
}
