import type { Story } from './storybook.ts';

/** A story in one brand at one width. */
export interface Shot {
  readonly story: Story;
  /** Folder of the brand below `pages-json/brands`. */
  readonly brand: string;
  readonly width: number;
  /** File name, such as `components-banner--info@elmstone-375.png`. */
  readonly file: string;
}

/** A story in one brand at all widths, which are taken one after the other. */
export interface StoryInBrand {
  readonly story: Story;
  readonly brand: string;
  /** The brands that the page shows before this one, so that the state before each picture is always the same. */
  readonly after: readonly string[];
  /** In CSS pixels. */
  readonly widths: readonly number[];
}

/** Returns each story in each brand, grouped by story. */
export const inBrands = (
  stories: readonly Story[],
  brands: readonly string[],
  widths: readonly number[],
): StoryInBrand[] =>
  stories.flatMap((story) =>
    brands.map((brand, index) => ({ story, brand, after: brands.slice(0, index), widths })),
  );

/** Returns a story in a brand at each width. */
export const shotsOf = ({ story, brand, widths }: StoryInBrand): Shot[] =>
  widths.map((width) => ({ story, brand, width, file: `${story.id}@${brand}-${width}.png` }));
