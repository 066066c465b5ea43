import type { BuildRecord } from './BuildRecord.ts';
import type { SnapshotOptions } from './options.ts';
import { inBrands, type StoryInBrand } from './Shot.ts';
import type { Story } from './storybook.ts';

type Asked = Pick<SnapshotOptions, 'only' | 'brands'>;

/** Whether a story is selected. By default, all stories are. */
export function isAsked({ only }: Asked, { id, title }: Story): boolean {
  const names = `${id}\n${title}`.toLowerCase();
  return only.length === 0 || only.some((part) => names.includes(part.toLowerCase()));
}

/** Returns the selected stories of a build, in the selected brands. @param widths In CSS pixels. */
export const wantedOf = (
  { stories, brands }: BuildRecord,
  asked: Asked,
  widths: readonly number[],
): StoryInBrand[] =>
  inBrands(
    stories.filter((story) => isAsked(asked, story)),
    brands,
    widths,
  ).filter(({ brand }) => asked.brands.length === 0 || asked.brands.includes(brand));
