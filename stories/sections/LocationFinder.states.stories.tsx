import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/LocationFinder/LocationFinder.section.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import { askFor } from '#stories/askFor.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/LocationFinder',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** While the request is pending. */
export const Looking: Story = {
  beforeEach: () => answer({ locations: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking for branches…')).toBeVisible();
  },
};

/** Another state: its cities update at once, its branches after the search. */
export const AnotherState: Story = {
  name: 'WIDG-12 Another state',
  beforeEach: () => askFor({}),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('30 branches in Maine');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Vermont');
    await expect(await canvas.findByRole('option', { name: 'Montpelier' })).toBeInTheDocument();
    await expect(canvas.getByText('30 branches in Maine')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Burlington');
    await userEvent.click(canvas.getByRole('button', { name: 'Show branches' }));
    await expect(await canvas.findByText('2 branches in Burlington, Vermont')).toHaveFocus();
  },
};

/** The last page of a state. */
export const LastPage: Story = {
  name: 'WIDG-12 PAGI-01 Last page',
  beforeEach: () => askFor({ state: 'ME', page: '1e9' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 branches in Maine, page 3 of 3')).toBeVisible();
    // The list follows the sentence in steps.
    await expect(await canvas.findByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** Two filters: of a branch with a drive-up, it is the drive-up that is open on Saturday. */
export const Filters: Story = {
  name: 'WIDG-12 Drive-up, open Saturday',
  beforeEach: () => askFor({}),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('30 branches in Maine');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Drive-up' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open Saturday' }));
    await expect(await canvas.findByText(/in Maine.*: Drive-up, Open Saturday$/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Open Saturday' })).toHaveFocus();
  },
};

/** Near a zip code: the nearest first, with their distance. */
export const NearZipCode: Story = {
  name: 'WIDG-12 Near a zip code',
  beforeEach: () => askFor({ near: '04101' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ branches near 04101/)).toBeVisible();
    await expect((await canvas.findAllByText(/^[\d.]+ miles$/)).length).toBeGreaterThan(5);
  },
};

/** Something else than a zip code. */
export const WrongZipCode: Story = {
  name: 'WIDG-12 Wrong zip code',
  beforeEach: () => askFor({ near: '432' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter a zip code with five digits, such as 43215.')).toBeVisible();
  },
};

/** A city without a branch: the author's heading and help, and a link to the whole state. */
export const NoBranch: Story = {
  name: 'WIDG-12 No branch',
  beforeEach: () => askFor({ state: 'NH', city: 'Atlantis' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No branch in Atlantis, New Hampshire')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all branches in New Hampshire' })).toBeVisible();
  },
};

/** A state without branches. */
export const UnknownState: Story = {
  name: 'WIDG-12 Unknown state',
  beforeEach: () => askFor({ state: '__proto__' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No branch in __proto__')).toBeVisible();
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Choose a state');
  },
};

/** The service is down: the author's message in bold, and no pagination. */
export const Failed: Story = {
  name: 'WIDG-12 Error',
  beforeEach: () => answer({ locations: unavailable }),
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/^Branches cannot be shown/);
    await expect(Number(getComputedStyle(message).fontWeight)).toBeGreaterThan(600);
    await expect(canvas.queryByRole('navigation', { name: 'Pages of branches' })).toBeNull();
  },
};

/** One of the bank's services that only knows the contract: it answers with all states, with pictures, without hours. */
export const ContractOnly: Story = {
  name: 'WIDG-12 Fields of the contract',
  beforeEach: () =>
    answer({
      locations: () =>
        json({
          results: {
            states: ['Maine', 'New Hampshire'].map((stateName) => ({
              stateName,
              cities: [
                {
                  stateCode: stateName === 'Maine' ? 'ME' : 'NH',
                  locImagePath: '/media/branch.svg',
                  landMarkText: 'Across from the ferry',
                  addressLine1: '1 Harbor Street',
                  addressLine2: stateName === 'Maine' ? 'Rockland, ME 04841' : 'Portsmouth, NH 03801',
                  directionsUrl: 'https://www.openstreetmap.org/search?query=1+Harbor+Street',
                  directionsTitle: 'Directions',
                  phoneNumber: '207-555-0199',
                  learnMorePagePath: '/locations.html#visit',
                  learnMoreTitle: 'What you can do here',
                },
              ],
            })),
          },
        }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rockland' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Portsmouth' })).toBeNull();
    await expect(canvas.getByText('Across from the ferry')).toBeVisible();
  },
};

/** Branches in the dark scheme. */
export const BranchesInDark: Story = {
  name: 'Branches, dark scheme',
  globals: { scheme: 'dark' },
  beforeEach: () => askFor({ state: 'VT' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('16 branches in Vermont, page 1 of 2')).toBeVisible();
  },
};
