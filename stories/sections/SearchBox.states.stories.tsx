import styled from '@emotion/styled';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessionStore } from '#lib/visitor/storage.ts';
import { behaviour } from '#sections/SearchBox/SearchBox.behaviour.ts';
import { section } from '#sections/SearchBox/SearchBox.section.ts';
import { answer } from '#stories/answerServices.ts';
import { behaving } from '#stories/behaving.tsx';
import { suggested } from '#stories/searchAnswers.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const Room = styled.div({ minHeight: '22rem' });

/** Decorator that adds space for the list below the input. */
const withRoom: Decorator = (Story) => (
  <Room>
    <Story />
  </Room>
);

const meta: Meta<AuthorProps> = {
  title: 'Sections/Articles and search/SearchBox',
  decorators: [withRoom],
  ...sectionMeta(section, 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** Suggestions while typing. */
export const Suggestions: Story = {
  name: 'SRCH-02 Suggestions',
  beforeEach: () => answer({ suggestions: () => suggested('CD rates', 'CD ladder', 'CD early withdrawal') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cd');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

/** An arrow key selects a suggestion; focus stays in the box. */
export const SuggestionChosen: Story = {
  name: 'SRCH-02 Suggestion chosen with the keyboard',
  beforeEach: () => answer({ suggestions: () => suggested('CD rates', 'CD ladder', 'CD early withdrawal') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cd');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('CD ladder');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** At most nine suggestions; long ones fit within the list. */
export const ManySuggestions: Story = {
  name: 'SRCH-02 At most nine suggestions',
  beforeEach: () =>
    answer({
      suggestions: () =>
        suggested(
          ...Array.from({ length: 12 }, (_none, index) => `Certificate of deposit for ${index + 6} months`),
        ),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'certificate');
    await expect(await canvas.findAllByRole('option')).toHaveLength(9);
  },
};

/** No suggestions: seen below the field and announced to assistive technology. */
export const NoSuggestions: Story = {
  name: 'SRCH-09 No suggestions',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zeppelin');
    const [shown] = await canvas.findAllByText('No suggestions for “zeppelin”');
    await expect(shown).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No suggestions for “zeppelin”');
  },
};

/** Going back restores the last term. */
export const LastTerm: Story = {
  name: 'SRCH-07 Last term',
  decorators: [behaving(behaviour)],
  beforeEach: () => {
    sessionStore.set('lastSearch', 'early withdrawal');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('early withdrawal');
  },
};

/** Suggestions in the dark scheme. */
export const SuggestionChosenInDark: Story = {
  ...SuggestionChosen,
  name: 'Suggestion chosen, dark scheme',
  globals: { scheme: 'dark' },
};
