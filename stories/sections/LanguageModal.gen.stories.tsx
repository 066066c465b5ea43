// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/LanguageModal/LanguageModal.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/LanguageModal', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** In the site’s words. It shows when a link to the Spanish page is followed. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** With words of its own. */
export const OwnWords: Story = { name: 'Own words', ...exampleStory(section, 'ownWords') };

/** In Spanish: it shows by itself, once a session, to visitors who come from nowhere. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' } };
