// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/EmergencyBanner/EmergencyBanner.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Page frame/EmergencyBanner', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** A warning that visitors can dismiss. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** The most urgent tone. */
export const Emergency: Story = { name: 'Emergency', ...exampleStory(section, 'emergency') };

/** A calm notice. */
export const Information: Story = { name: 'Information', ...exampleStory(section, 'information') };

/** Only shown near a holiday of the branches, which it names. */
export const Holiday: Story = { name: 'Holiday', ...exampleStory(section, 'holiday') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
