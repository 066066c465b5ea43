import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { section as original } from '#sections/VideoPlayer/VideoPlayer.section.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

/** The global function that turns an element into a player in these stories. */
const api = 'storyPlayer';

/** Returns the section for a site whose provider has this script, which defines the function. */
const from = (script: string, name = api): AnySection => ({
  ...original,
  resolve: (props, page) => ({ ...original.resolve?.(props, page), provider: { script, api: name } }),
});

const scriptOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Shows a still picture instead of a video. */
const player = scriptOf(`globalThis.${api} = (element) => {
  const film = document.createElement('div');
  Object.assign(film.style, { height: '100%', display: 'grid', placeItems: 'center', background: '#0f3d2e', color: '#fff' });
  film.textContent = 'The film';
  element.append(film);
};`);

const meta: Meta<AuthorProps> = {
  title: 'Sections/Text and media/VideoPlayer',
  ...sectionMeta(from(player), 'default'),
};
export default meta;
type Story = StoryObj<AuthorProps>;

const play: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await behaves(canvasElement);
  await userEvent.click(canvas.getByRole('link', { name: 'Play the video: A ladder in two minutes' }));
};

/** The player replaces the poster. */
export const Played: Story = {
  name: 'WIDG-15 Played',
  play: async (context) => {
    await play(context);
    await expect(await context.canvas.findByText('The film')).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: /^Play/ })).toBeNull();
  },
};

/** While the provider’s script is loading. */
export const Loading: Story = {
  ...sectionMeta(from(scriptOf(''), 'neverThere'), 'default'),
  name: 'WIDG-15 Loading',
  play: async (context) => {
    await play(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('The video is loading.');
  },
};

/** The script fails to load: the poster stays, and so does the link. */
export const Failed: Story = {
  ...sectionMeta(from('data:text/javascript;base64,!', 'neverThere'), 'default'),
  name: 'WIDG-15 Cannot be shown',
  play: async (context) => {
    await play(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(
        'The video cannot be shown here right now.',
      ),
    );
    await expect(context.canvas.getByRole('link', { name: 'Watch on a separate page' })).toBeVisible();
  },
};

/** Visitors who have opted out are asked before anything from the provider is loaded. */
export const OptedOut: Story = {
  name: 'WIDG-15 Asked first',
  beforeEach: () => {
    document.cookie = 'privacy_optout=true; path=/';
    return () => {
      document.cookie = 'privacy_optout=; path=/; max-age=0';
    };
  },
  play: async (context) => {
    await play(context);
    await expect(context.canvas.getByText(/opted out/)).toBeVisible();
    await expect(context.canvas.queryByText('The film')).toBeNull();
  },
};

/** The poster in the dark scheme. */
export const PosterInDark: Story = { name: 'Poster, dark scheme', globals: { scheme: 'dark' } };
