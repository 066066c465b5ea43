// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/ShowHidePanel/ShowHidePanel.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/ShowHidePanel', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Closed; the button says what is inside. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Open initially. */
export const Open: Story = { name: 'Open', ...exampleStory(section, 'open') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
