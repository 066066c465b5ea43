// Written by "npm run gen" from the examples of the section. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { section } from '#sections/Form/Form.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { exampleStory, sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Forms and tools/Form', ...sectionMeta(section) };
export default meta;
type Story = StoryObj<AuthorProps>;

/** A contact form before anything is entered. */
export const Default: Story = { name: 'Default', ...exampleStory(section, 'default') };

/** Every kind of field. */
export const EveryKind: Story = { name: 'Every kind', ...exampleStory(section, 'everyKind') };

/** The country determines which list of regions is shown (COND-01). */
export const Regions: Story = { name: 'Regions', ...exampleStory(section, 'regions') };

/** The fields depend on work, income and taxes (COND-02 to COND-05). */
export const Application: Story = { name: 'Application', ...exampleStory(section, 'application') };

/** The fields depend on the type of customer (COND-07). */
export const Merchant: Story = { name: 'Merchant', ...exampleStory(section, 'merchant') };

/** Taxes and telephone numbers in Japan (COND-08, COND-09). */
export const Japan: Story = { name: 'Japan', ...exampleStory(section, 'japan') };

/** The rate in force for the answers stands below them (RATE-15). */
export const Quote: Story = { name: 'Quote', ...exampleStory(section, 'quote') };

/** In steps, with a review before it is sent. */
export const Steps: Story = { name: 'Steps', ...exampleStory(section, 'steps') };

/** In Spanish. */
export const Spanish: Story = { name: 'Spanish', ...exampleStory(section, 'spanish') };

/** The default example in the dark scheme. */
export const DarkScheme: Story = { name: 'Dark scheme', ...exampleStory(section, 'default'), globals: { scheme: 'dark' }, tags: ['!test'] };
