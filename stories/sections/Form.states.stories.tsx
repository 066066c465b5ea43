import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/Form/Form.section.ts';
import { down, quiet } from '#stories/rateVisits.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = { title: 'Sections/Forms and tools/Form', ...sectionMeta(section, 'quote') };
export default meta;
type Story = StoryObj<AuthorProps>;

/** Enters a certificate. */
const enter =
  (deposit: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Account/), 'CD99');
    await userEvent.selectOptions(await canvas.findByLabelText(/^Term/), '12');
    await userEvent.type(canvas.getByLabelText(/^Deposit/), deposit);
    await userEvent.type(canvas.getByLabelText(/^Zip code/), '02110');
  };

/** The yield of the deposit, with its date. */
export const Quoted: Story = {
  name: 'RATE-15 A rate',
  play: async (context) => {
    await enter('10000')(context);
    await expect(await context.canvas.findByText(/% APY, as of /, {}, { timeout: 20_000 })).toBeVisible();
  },
};

/** There is no rate for so small a deposit. */
export const NoQuote: Story = {
  name: 'RATE-15 No rate',
  play: async (context) => {
    await enter('500')(context);
    const said = await context.canvas.findByText(/Rates begin at \$1,000/, {}, { timeout: 20_000 });
    await expect(said).toBeVisible();
  },
};

/** The service is down. */
export const QuoteFailed: Story = {
  name: 'RATE-17 Failed',
  beforeEach: [down, quiet],
  play: async (context) => {
    await enter('10000')(context);
    const said = await context.canvas.findByText(/cannot be shown/, {}, { timeout: 30_000 });
    await expect(said).toBeVisible();
  },
};
