import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormView } from '#forms/view/FormView.tsx';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { withPlaces } from '#forms/definition/places.ts';
import { everyKind, japan } from '#sections/Form/Form.examples.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { formWords } from '#words/forms.ts';

const read = (example: { form: unknown }) => withPlaces(formDefinition().parse(example.form), 'en');

const meta = {
  title: 'Forms/Fields',
  component: FormView,
  decorators: [inTheme],
  args: { definition: read(everyKind), action: '/svt/elmstone/forms/every-kind', words: formWords.en },
} satisfies Meta<typeof FormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of field with an error. */
export const Invalid: Story = {
  name: 'FORM-19 Every kind, invalid',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@');
    await userEvent.type(canvas.getByLabelText('Phone (optional)'), '000');
    await userEvent.type(canvas.getByLabelText(/^Social Security/), '123');
    await userEvent.type(canvas.getByLabelText(/^Yearly income/), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(
      await canvas.findByRole('link', { name: /^Social Security number needs nine/ }),
    ).toBeVisible();
  },
};

/** Formatted numbers, and a tax number masked except for four digits. */
export const Masked: Story = {
  name: 'VAL-05 Masked',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Social Security/), '123456789');
    await expect(canvas.getByLabelText(/^Social Security/)).toHaveValue('***-**-6789');
    const phone = canvas.getByLabelText('Phone (optional)');
    await userEvent.type(phone, '2075550142');
    await waitFor(() => expect(phone).toHaveValue('207-555-0142'));
  },
};

/** The captcha’s checkbox while the challenge is being solved. */
export const CaptchaWorking: Story = {
  name: 'FORM-20 Captcha at work',
  args: { captcha: { token: () => new Promise<string>(() => {}) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('I am a person'));
    await expect(await canvas.findByText('Checking…')).toBeVisible();
  },
};

/** The captcha’s box when it is verified. */
export const CaptchaDone: Story = {
  name: 'FORM-20 Captcha done',
  args: { captcha: { token: () => Promise.resolve('proof') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('I am a person'));
    await expect(await canvas.findByText('Checked')).toBeVisible();
  },
};

/** The captcha’s box when its service does not respond. */
export const CaptchaFailed: Story = {
  name: 'FORM-20 Captcha failed',
  args: { captcha: { token: () => Promise.reject(new Error('down')) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('I am a person'));
    await expect(await canvas.findByText(formWords.en.errorCaptcha)).toBeVisible();
  },
};

/** A choice determined by another answer: shown but read-only. */
export const Forced: Story = { name: 'COND-09 Forced and disabled', args: { definition: read(japan) } };

/** A group of fields revealed by an answer. */
export const GroupShown: Story = {
  name: 'COND-09 A group that is shown',
  args: { definition: read(japan) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Tax number'), 'ssn');
    await userEvent.click(canvas.getByLabelText('Yes'));
    await expect(await canvas.findByRole('group', { name: 'Tax payer' })).toBeVisible();
  },
};

/** As the server re-renders a form that was sent without JavaScript. */
export const ShownAgain: Story = {
  name: 'FORM-03 Shown again by the server',
  args: {
    posted: {
      values: { firstName: 'Ana', email: 'ana@', when: 'pm', products: 'savings' },
      errors: { email: 'Email needs an address such as name@example.com', zipCode: 'Zip code is Required' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ana');
    await expect(canvas.getByLabelText('Afternoon')).toBeChecked();
    await expect(canvas.getAllByRole('link', { name: /Email needs|Zip code is/ })).toHaveLength(2);
  },
};

/** Required fields are marked instead of optional ones, in Spanish. */
export const MarksSpanish: Story = {
  name: 'Required marks in Spanish',
  args: { definition: { ...read(everyKind), marks: 'required' }, words: formWords.es },
};

/** A failed service on a page with its own heading and text for that. */
export const ServiceError: Story = {
  name: 'PAGE-04 Service error',
  args: { startsAs: { name: 'error', reason: 'errorLeadformserviceerrorheading' } },
};

/** Every kind of field in the dark scheme. */
export const DarkScheme: Story = { ...Invalid, name: 'Dark scheme', globals: { scheme: 'dark' } };
