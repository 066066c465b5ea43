import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { section } from '#sections/AppointmentLinks/AppointmentLinks.section.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/AppointmentLinks',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** Expects the button for personal banking to have this target. */
const leadsTo =
  (href: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await behaves(canvasElement);
    const button = canvas.getByRole('link', { name: 'Book for personal banking' });
    await waitFor(() => expect(button).toHaveAttribute('href', href));
  };

/** The scheduling tool has answered: the buttons link to it, and look as before. */
export const Answered: Story = {
  name: 'WIDG-14 Answered',
  play: leadsTo('/appointments/request.html?banking=pb'),
};

/** Before it answers, the buttons lead to the author’s pages. */
export const Waiting: Story = {
  name: 'WIDG-14 Waiting for the answer',
  beforeEach: () => answer({ appointments: never }),
  play: leadsTo('/contact-us.html'),
};

/** It is down: the buttons stay as they are. */
export const Unavailable: Story = {
  name: 'WIDG-14 No answer',
  beforeEach: () => answer({ appointments: unavailable }),
  play: leadsTo('/contact-us.html'),
};

/** It returns a site that is not the bank’s: the buttons stay as they are. */
export const ForeignSite: Story = {
  name: 'SEC-01 A site that is not the bank’s',
  beforeEach: () =>
    answer({ appointments: () => json({ data: { attributes: { url: 'https://phish.example/' } } }) }),
  play: leadsTo('/contact-us.html'),
};

/** In the dark scheme. */
export const AnsweredInDark: Story = {
  ...Answered,
  name: 'Answered, dark scheme',
  globals: { scheme: 'dark' },
};
