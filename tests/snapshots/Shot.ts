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

/** Each story in each brand at each width. */
export const shotsOf = (
  stories: readonly Story[],
  brands: readonly string[],
  widths: readonly number[],
): Shot[] =>
  stories.flatMap((story) =>
    brands.flatMap((brand) =>
      widths.map((width) => ({ story, brand, width, file: `${story.id}@${brand}-${width}.png` })),
    ),
  );
