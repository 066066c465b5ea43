import type { Story } from './storybook.ts';

/** A story in one brand at one width. */
export interface Shot {
  readonly story: Story;
  /** Its folder below `pages-json/brands`. */
  readonly brand: string;
  readonly width: number;
  /** Name of its file, such as `components-banner--info@elmstone-375.png`. */
  readonly file: string;
}

/** A story in one brand at all widths, which are pictured one after the other. */
export interface StoryInBrand {
  readonly story: Story;
  readonly brand: string;
  /** The brands that its page shows before, so that each picture is always taken after the same ones. */
  readonly after: readonly string[];
  /** In CSS pixels. */
  readonly widths: readonly number[];
}

/** Each story in each brand: those of a story one after the other. */
export const inBrands = (
  stories: readonly Story[],
  brands: readonly string[],
  widths: readonly number[],
): StoryInBrand[] =>
  stories.flatMap((story) =>
    brands.map((brand, index) => ({ story, brand, after: brands.slice(0, index), widths })),
  );

/** A story in a brand at each width. */
export const shotsOf = ({ story, brand, widths }: StoryInBrand): Shot[] =>
  widths.map((width) => ({ story, brand, width, file: `${story.id}@${brand}-${width}.png` }));
