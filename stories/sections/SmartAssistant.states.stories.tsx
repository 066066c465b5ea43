import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { section } from '#sections/SmartAssistant/SmartAssistant.section.ts';
import { answer, json, never, unavailable } from '#stories/answerServices.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Forms and tools/SmartAssistant',
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

const insured = {
  text: 'The FDIC insures deposits up to $250,000 per depositor for each ownership category.',
  links: [
    { url: '/cd-rates.html', title: 'CD rates', summary: '' },
    { url: '/savings.html', title: 'Savings', summary: 'What our savings accounts earn, tier by tier.' },
  ],
};

const wire = {
  text: 'A wire to another bank costs $25 within the country and $40 abroad.',
  links: [
    { url: '/disclosures.html#fees', title: 'See all fees', summary: '' },
    { url: 'tel:+18005550142', title: 'Call 800-555-0142', summary: '' },
  ],
};

const opened: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await behaves(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Ask a question' }));
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

/** Opens the panel, asks a question and expects these words in the answer. */
const asked =
  (words: string): NonNullable<Story['play']> =>
  async (context) => {
    await opened(context);
    await context.userEvent.type(context.canvas.getByLabelText('Your question'), 'How are deposits insured?');
    await context.userEvent.keyboard('{Enter}');
    await expect(await context.canvas.findByText(words)).toBeVisible();
  };

/** The panel with suggested questions. */
export const Open: Story = { name: 'SA-01 Panel, open', play: opened };

/** The open panel in the dark scheme. */
export const OpenDark: Story = { ...Open, name: 'Panel, dark scheme', globals: { scheme: 'dark' } };

/** An answer from the best page, with links to others. */
export const Answered: Story = {
  name: 'SA-04 Answered',
  beforeEach: () => answer({ assistant: () => json(insured) }),
  play: asked(insured.text),
};

/** While an answer is loading. */
export const Looking: Story = {
  name: 'Looking for an answer',
  beforeEach: () => answer({ assistant: never }),
  play: asked('Looking for an answer…'),
};

/** An answer that an author wrote, with a button that calls. */
export const Authored: Story = {
  name: 'Answered, with a call button',
  beforeEach: () => answer({ assistant: () => json(wire) }),
  play: asked(wire.text),
};

/** A sheet on phones. */
export const OnPhone: Story = { ...Authored, name: 'On a phone', globals: { viewport: { value: 'phone' } } };

/** No page has an answer: how to reach a person. */
export const Nothing: Story = {
  name: 'No answer',
  play: asked('I do not have an answer to that. A banker can help.'),
};

/** No sentence answers, but some pages are about it. */
export const Related: Story = {
  name: 'No answer, but pages',
  beforeEach: () => answer({ assistant: () => json({ ...insured, text: '' }) }),
  play: asked('CD rates'),
};

/** The gateway is down. */
export const Unavailable: Story = {
  name: 'SA-05 Cannot answer',
  beforeEach: () => answer({ assistant: unavailable }),
  play: asked('I cannot answer right now. Please try again in a moment.'),
};
