// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Accordion/Accordion.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/Accordion', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Closed questions; opening one closes its siblings. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** The introduction says whom to ask. */
export const WithIntroduction: Story = { name: 'With introduction', ...exampleStory(section, 'withIntroduction') };

/** The picture next to the questions follows the open one. */
export const WithPictures: Story = { name: 'With pictures', ...exampleStory(section, 'withPictures') };

/** The first answer is open initially. */
export const FirstOpen: Story = { name: 'First open', ...exampleStory(section, 'firstOpen') };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
