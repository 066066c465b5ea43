// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/PrivacyOptOut/PrivacyOptOut.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Forms and tools/PrivacyOptOut', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Asks for an optional email address. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A dialog that opens when a link to its page is followed. */
export const Dialog: Story = { name: 'Dialog', ...exampleStory(section, 'dialog') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
