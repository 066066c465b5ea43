import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { section } from '#sections/CardOfferRates/CardOfferRates.section.ts';
import { answer, json } from '#stories/answerServices.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Rates/CardOfferRates',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** Live offers of two cards. */
export const CardsLoaded: Story = {
  name: 'RATE-01 Loaded',
  play: async ({ canvasElement }) => {
    await behaves(canvasElement);
    await expect(canvasElement.querySelector('[data-part=live]')).not.toBeNull();
  },
};

/** An offer without an answer shows its rates as unavailable. */
export const CardMissing: Story = {
  name: 'RATE-01 One offer without an answer',
  beforeEach: () =>
    answer({
      rates: () =>
        json([
          {
            requestData: { OfferID: 'HARBOR1' },
            responseData: {
              Offers: [{ productDetailData: { calculatedMinAPR: 17.5, calculatedMaxAPR: 27.5 } }],
            },
          },
        ]),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rates were updated\./)).toBeVisible();
    const lantern = within(canvas.getByRole('article', { name: 'Lantern Card' }));
    await expect(lantern.getAllByText('—')[0]).toBeVisible();
  },
};
