// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/NonDepositNotice/NonDepositNotice.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/NonDepositNotice', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Only the statements. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** With the provider of the products. */
export const WithText: Story = { name: 'With text', ...exampleStory(section, 'withText') };

/** On a Spanish page. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
