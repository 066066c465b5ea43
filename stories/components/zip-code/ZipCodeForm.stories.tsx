import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ZipCodeForm } from '#components/zip-code/ZipCodeForm.tsx';
import { ZipCodeFormView } from '#components/zip-code/ZipCodeFormView.tsx';
import { zipCodeForm } from '#behaviours/zipCodeForm.ts';
import { readCookie } from '#lib/visitor/cookies.ts';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Fields/ZipCodeForm',
  component: ZipCodeForm,
  parameters: {
    guidance: {
      do: ['Say why the zip code is asked for.', 'Show the zip code in use, and how to change it.'],
      dont: [
        'Don’t ask again on a page where the zip code is known.',
        'Don’t block the rest of the page until it is entered.',
      ],
    },
  },
  decorators: [inTheme],
  args: {
    id: 'zip-form',
    action: '/svt/elmstone/zipCode',
    label: 'Zip code',
    hint: 'Rates depend on where you live.',
    button: 'Show rates',
    errorTitle: 'Error:',
    error: 'Enter the five digits of a zip code',
    notFound: 'We don’t know the zip code {zip}. Check its five digits.',
    notSaved: 'Your browser blocks cookies, so your zip code cannot be saved.',
    next: '/cd-rates.html',
  },
} satisfies Meta<typeof ZipCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is entered. */
export const Empty: Story = {};

/** The error is announced and the field marked. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Zip code'), '152');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('five digits'));
    await expect(canvas.getByLabelText('Zip code')).toHaveFocus();
  },
};

/** The zip code is stored in a cookie, and the sections of the page are notified. */
export const Entered: Story = {
  name: 'PAGE-09 Entered',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Zip code'), '15213');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(readCookie('zipcode')).toBe('15213'));
  },
};

/** The same form in a section without React, with its behavior. */
export const WithoutReact: Story = {
  name: 'PAGE-09 Without React',
  render: (args) => <ZipCodeFormView {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form');
    const enhancing = new AbortController();
    if (form) zipCodeForm(form, enhancing.signal);
    await userEvent.type(canvas.getByLabelText('Zip code'), '152');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('five digits'));
    await userEvent.type(canvas.getByLabelText('Zip code'), '13');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(readCookie('zipcode')).toBe('15213'));
    // Takes up no space while it is empty.
    await waitFor(() => expect(canvas.getByRole('alert', { hidden: true })).toBeEmptyDOMElement());
    enhancing.abort();
  },
};
