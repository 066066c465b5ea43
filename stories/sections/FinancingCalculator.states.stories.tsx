import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { section } from '#sections/FinancingCalculator/FinancingCalculator.section.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/FinancingCalculator',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** All three fields are valid: the payment replaces the first panel. */
export const Payment: Story = {
  name: 'CALC-06 Payment',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount to finance'), '25000');
    await userEvent.type(canvas.getByLabelText('Term in months'), '60');
    await userEvent.type(canvas.getByLabelText('Annual percentage rate (APR)'), '7.99');
    await userEvent.tab();
    await expect(await canvas.findByText('$506.79')).toBeVisible();
    await expect(canvas.getByLabelText('Amount to finance')).toHaveValue('$25,000.00');
  },
};

/** Submitted without input: every field is listed. */
export const AllMissing: Story = {
  name: 'CALC-06 List of errors',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate payment' }));
    const banner = await canvas.findByRole('region', { name: 'Please check what you entered' });
    await waitFor(() => expect(banner).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** Numbers out of range. */
export const OutOfBounds: Story = {
  name: 'CALC-02 to CALC-04 Out of bounds',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount to finance'), '100');
    await userEvent.type(canvas.getByLabelText('Term in months'), '6');
    await userEvent.type(canvas.getByLabelText('Annual percentage rate (APR)'), '7.999');
    await userEvent.tab();
    for (const message of ['Enter at least $5,000', 'Enter 12 to 84 months', 'Use at most two decimals'])
      // Next to its field and in the list above.
      await waitFor(() => expect(canvas.getAllByText(message)).toHaveLength(2));
  },
};

/** A payment in the dark scheme. */
export const PaymentInDark: Story = { ...Payment, name: 'Payment, dark scheme', globals: { scheme: 'dark' } };
