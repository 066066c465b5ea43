// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/UtilityBar/UtilityBar.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/UtilityBar', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Links above the navigation, and the languages of the page. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** Only the languages. */
export const LanguagesOnly: Story = { name: 'Languages only', ...exampleStory(section, 'languagesOnly') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
