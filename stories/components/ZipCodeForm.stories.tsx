import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ZipCodeForm } from '#components/ZipCodeForm.tsx';
import { readCookie } from '#lib/cookies.ts';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/ZipCodeForm',
  component: ZipCodeForm,
  decorators: [inTheme],
  args: {
    id: 'zip-form',
    action: '/svt/elmstone/zipCode',
    label: 'Zip code',
    hint: 'Rates depend on where you live.',
    button: 'Show rates',
    error: 'Enter the five digits of a zip code',
    next: '/cd-rates.html',
  },
} satisfies Meta<typeof ZipCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is entered. */
export const Empty: Story = {};

/** The mistake is announced and the field marked. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Zip code'), '152');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('five digits');
    await expect(canvas.getByLabelText('Zip code')).toHaveFocus();
  },
};

/** A zip code is kept in the cookie, and the sections of the page are told. */
export const Entered: Story = {
  name: 'PAGE-09 Entered',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Zip code'), '15213');
    await userEvent.click(canvas.getByRole('button'));
    await expect(readCookie('zipcode')).toBe('15213');
  },
};
