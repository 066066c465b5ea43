// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/NextSteps/NextSteps.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Forms and tools/NextSteps', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Of an application. The number is added when a form leads here. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A single step. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
