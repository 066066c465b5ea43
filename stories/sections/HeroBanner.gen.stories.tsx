// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/HeroBanner/HeroBanner.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Openings and bands/HeroBanner', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** The page’s promise with its actions and picture. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** The picture with the corners of a card instead of the brand’s mask. */
export const CardMask: Story = { name: 'Card mask', ...exampleStory(section, 'cardMask') };

/** A scene that fills its half to the edge of the window. */
export const Scene: Story = { name: 'Scene', ...exampleStory(section, 'scene') };

/** The same on the brand’s own color. */
export const DeepScene: Story = { name: 'Deep scene', ...exampleStory(section, 'deepScene') };

/** On a light background. */
export const Light: Story = { name: 'Light', ...exampleStory(section, 'light') };

/** On a page that confirms a form: this is shown without a reference number. */
export const Confirming: Story = { name: 'Confirming', ...exampleStory(section, 'confirming') };

/** Only the heading. */
export const HeadingOnly: Story = { name: 'Heading only', ...exampleStory(section, 'headingOnly') };

/** Long words break and do not widen the page. */
export const LongWords: Story = { name: 'Long words', ...exampleStory(section, 'longWords') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** In Chinese, with the system’s fonts. */
export const Chinese: Story = { name: 'Chinese', ...exampleStory(section, 'chinese') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
