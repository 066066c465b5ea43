// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/FeaturedArticles/FeaturedArticles.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Articles and search/FeaturedArticles', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Three articles on a topic, all at once. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Three articles, with a button for more. */
export const ViewMore: Story = { name: 'View more', ...exampleStory(section, 'viewMore') };

/** Page by page. */
export const Pages: Story = { name: 'Pages', ...exampleStory(section, 'pages') };

/** A list on a quiet panel. */
export const List: Story = { name: 'List', ...exampleStory(section, 'list') };

/** A single article. */
export const Single: Story = { name: 'Single', ...exampleStory(section, 'single') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** In Chinese. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
