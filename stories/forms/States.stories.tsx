import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormView } from '#forms/view/FormView.tsx';
import { formDefinition } from '#forms/definition/formDefinition.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { formWords } from '#words/forms.ts';

const definition = formDefinition().parse({
  formId: 'states',
  fields: [
    { kind: 'text', name: 'firstName', label: 'First name', required: true, autocomplete: 'given-name' },
    { kind: 'zip', name: 'zipCode', label: 'Zip code', required: true, autocomplete: 'postal-code' },
    {
      kind: 'radioGroup',
      name: 'when',
      label: 'When may we call?',
      required: true,
      options: [
        { value: 'am', label: 'Morning' },
        { value: 'pm', label: 'Afternoon' },
      ],
    },
    { kind: 'textarea', name: 'message', label: 'Message', maxLength: 400 },
  ],
  submit: 'Send',
  success: { heading: 'Thank you. Your message has arrived.', text: 'We answer within one business day.' },
  successPage: '/contact-us-thanks.html',
  errorPage: '/contact-us.error.html',
});

const meta = {
  title: 'Forms/States',
  component: FormView,
  decorators: [inTheme],
  args: { definition, action: '/svt/elmstone/forms/states', words: formWords.en },
} satisfies Meta<typeof FormView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Hands = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function fillIn({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.type(canvas.getByLabelText('First name'), 'Ana');
  await userEvent.type(canvas.getByLabelText('Zip code'), '15213');
  await userEvent.click(canvas.getByLabelText('Morning'));
}

const send = ({ canvas, userEvent }: Hands) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

/** Before anything is entered. */
export const Idle: Story = { name: 'FORM-01 Idle' };

/** One field was left with an invalid value: its message appears next to it, nothing else happens. */
export const OneFieldInvalid: Story = {
  name: 'FORM-01 One field left invalid',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Zip code'), '152');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Zip code does not appear/)).toBeVisible();
  },
};

/** While the form is being validated: no visible change, and a second click does nothing. */
export const Validating: Story = { name: 'FORM-01 Validating', args: { startsAs: { name: 'validating' } } };

/** Sent with errors: the summary receives focus and links to each field. */
export const Invalid: Story = {
  name: 'FORM-19 Invalid',
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    const banner = await canvas.findByRole('region', { name: formWords.en.errorForm });
    await waitFor(() => expect(banner).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** A link in the summary scrolls to the field and focuses it. */
export const LinkToField: Story = {
  name: 'FORM-19 From the summary to a field',
  play: async (context) => {
    await Invalid.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: /^Zip code/ }));
    await expect(context.canvas.getByLabelText('Zip code')).toHaveFocus();
  },
};

/** Being sent: the button says so, is disabled and keeps the focus. */
export const Submitting: Story = {
  name: 'FORM-05 Submitting',
  beforeEach: () => answer({ form: never }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await send({ canvas, userEvent });
    const button = await canvas.findByRole('button', { name: formWords.en.sending });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The confirmation replaces the form and receives focus. */
export const Success: Story = {
  name: 'FORM-04 Success',
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await send({ canvas, userEvent });
    const banner = await canvas.findByRole('region', { name: /^Thank you/ }, { timeout: 20_000 });
    await waitFor(() => expect(banner).toHaveFocus(), { timeout: 20_000 });
  },
};

/** The confirmation repeats what was chosen, with its reference number. */
export const Confirmed: Story = {
  name: 'FORM-04 Success with answers',
  args: {
    definition: { ...definition, success: { ...definition.success, answers: ['zipCode', 'when'] } },
    startsAs: { name: 'success', reference: 'K7QF-2M9X', values: { zipCode: '15213', when: 'am' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Morning')).toBeVisible();
  },
};

/** The server rejected one field: the error is shown like one that the browser found. */
export const RefusedField: Story = {
  name: 'FORM-04 One field refused by the server',
  beforeEach: () =>
    answer({
      form: () => json({ status: 'error', fields: { zipCode: 'We have no branch near this zip code' } }),
    }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('link', { name: /no branch/ })).toBeVisible();
  },
};

/** The server rejected the whole form and said why. */
export const Refused: Story = {
  name: 'FORM-04 Error',
  beforeEach: () =>
    answer({
      form: () => json({ status: 'error', msgDescription: 'This form closed on Friday. Please call us.' }),
    }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('closed on Friday');
  },
};

/** The server's answer has no status. */
export const NoStatus: Story = {
  name: 'FORM-04 Answer without a status',
  beforeEach: () => answer({ form: () => json({}) }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(formWords.en.errorBackend);
  },
};

/** The service did not respond: the input is preserved. */
export const ServiceFailure: Story = {
  name: 'FORM-04 Service failure',
  beforeEach: () => answer({ form: unavailable }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(formWords.en.errorSubmit);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ana');
  },
};

/** The error summary in Spanish. */
export const InvalidSpanish: Story = {
  name: 'FORM-19 Invalid in Spanish',
  args: { words: formWords.es },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('region', { name: formWords.es.errorForm })).toBeVisible();
  },
};

/** The error summary in the dark scheme. */
export const DarkScheme: Story = { ...Invalid, name: 'Dark scheme', globals: { scheme: 'dark' } };
