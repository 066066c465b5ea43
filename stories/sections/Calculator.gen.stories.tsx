// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Calculator/Calculator.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Forms and tools/Calculator', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** What a home costs a month. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** What to save for a goal. */
export const Savings: Story = { name: 'Savings', ...exampleStory(section, 'savings') };

/** A deposit in certificates of several terms. */
export const Ladder: Story = { name: 'Ladder', ...exampleStory(section, 'ladder') };

/** What a home may cost. */
export const Affordability: Story = { name: 'Affordability', ...exampleStory(section, 'affordability') };

/** When a card is paid off, and how much later with the minimum payment. */
export const Card: Story = { name: 'Card', ...exampleStory(section, 'card') };

/** A payment below the interest: words take the place of the figure. */
export const Never: Story = { name: 'Never', ...exampleStory(section, 'never') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
