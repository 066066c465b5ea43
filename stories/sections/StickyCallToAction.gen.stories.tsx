// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/StickyCallToAction/StickyCallToAction.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/StickyCallToAction', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** A sticky bar with text and an action. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Only the action. */
export const ActionOnly: Story = { name: 'Action only', ...exampleStory(section, 'actionOnly') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
