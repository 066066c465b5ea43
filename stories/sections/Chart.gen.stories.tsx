// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Chart/Chart.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Text and media/Chart', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** A deposit that grows: what was paid in, and what it earned. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** A deposit with something added every month, over many years. */
export const Monthly: Story = { name: 'Monthly', ...exampleStory(section, 'monthly') };

/** What each year of a loan pays: more interest at first, more principal later. */
export const Loan: Story = { name: 'Loan', ...exampleStory(section, 'loan') };

/** A rate over time: it stays until it changes. */
export const History: Story = { name: 'History', ...exampleStory(section, 'history') };

/** Any numbers, in three parts. */
export const Values: Story = { name: 'Values', ...exampleStory(section, 'values') };

/** The least: two bars of one series. */
export const Least: Story = { name: 'Least', ...exampleStory(section, 'least') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
