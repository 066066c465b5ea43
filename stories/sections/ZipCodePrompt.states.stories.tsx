import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { writeCookie } from '#lib/visitor/cookies.ts';
import { section } from '#sections/ZipCodePrompt/ZipCodePrompt.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/ZipCodePrompt',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The error is next to the field and is announced. */
export const WrongZipCode: Story = {
  name: 'RATE-14 Wrong zip code',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Enter your zip code'), '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Show rates' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('five digits'));
  },
};

/** A sentence names the current zip code. */
export const Entered: Story = {
  name: 'PAGE-09 Entered',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Enter your zip code'), '15213');
    await userEvent.click(canvas.getByRole('button', { name: 'Show rates' }));
    await expect(await canvas.findByText('Your zip code: 15213.')).toBeVisible();
  },
};

/** A returning visitor. */
export const KnownVisitor: Story = {
  beforeEach: () => writeCookie('zipcode', '80202'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your zip code: 80202.')).toBeVisible();
  },
};
