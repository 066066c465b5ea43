// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/ArticleHeader/ArticleHeader.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Articles and search/ArticleHeader', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The topic, the heading and a summary. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** With a picture on large screens. */
export const Pictured: Story = { name: 'Pictured', ...exampleStory(section, 'pictured') };

/** An image with alternative text shows on every screen. */
export const Diagram: Story = { name: 'Diagram', ...exampleStory(section, 'diagram') };

/** Only the heading. */
export const HeadingOnly: Story = { name: 'Heading only', ...exampleStory(section, 'headingOnly') };

/** Long words break and do not widen the page. */
export const LongWords: Story = { name: 'Long words', ...exampleStory(section, 'longWords') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
