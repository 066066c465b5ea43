import type { BuildRecord } from './BuildRecord.ts';
import type { SnapshotOptions } from './options.ts';
import { inBrands, type StoryInBrand } from './Shot.ts';
import type { Story } from './storybook.ts';

type Asked = Pick<SnapshotOptions, 'only' | 'brands'>;

/** Whether a story is asked for: every one is when nothing is said. */
export function isAsked({ only }: Asked, { id, title }: Story): boolean {
  const names = `${id}\n${title}`.toLowerCase();
  return only.length === 0 || only.some((part) => names.includes(part.toLowerCase()));
}

/** The stories of a build that are asked for, in the brands that are. @param widths in CSS pixels. */
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
