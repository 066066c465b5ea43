import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTheme } from '#stories/inTheme.tsx';

const meta: Meta = { title: 'Pictures', decorators: [inTheme], tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const drawings: Readonly<Record<string, string>> = import.meta.glob('/pages-json/media/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Kind = 'people' | 'pattern' | 'card' | 'object';

/** Returns the kind of a drawing. Scenes and portraits have sizes of their own. */
function kindOf(name: string, text: string): Kind {
  if (name.startsWith('pattern-')) return 'pattern';
  if (name.startsWith('card-')) return 'card';
  return /viewBox="0 0 (?:600 400|640 480|960 720|320 320)"/.test(text) ? 'people' : 'object';
}

const names = Object.entries(drawings).map(([path, text]) => {
  const name = path.replace(/^.*\/|\.svg$/g, '');
  return { name, kind: kindOf(name, text) };
});

/** All drawings of one kind in the colors of the brand, with their names. */
function Sheet({ kind }: { kind: Kind }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
      }}
    >
      {names
        .filter((drawing) => drawing.kind === kind)
        .map(({ name }) => (
          <Box
            key={name}
            component="li"
            sx={{ typography: 'caption', '& img': { width: 1, borderRadius: 1 } }}
          >
            <img src={`/media/${name}.svg`} alt="" />
            {name}
          </Box>
        ))}
    </Box>
  );
}

/** Scenes and portraits. Skin and hair have the same colors in every brand. */
export const People: Story = {
  render: () => <Sheet kind="people" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(30);
  },
};

/** Objects, for articles, steps, and heroes. */
export const Objects: Story = {
  render: () => <Sheet kind="object" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(80);
  },
};

/** Patterns, for pages that confirm or lead on. */
export const Patterns: Story = { render: () => <Sheet kind="pattern" /> };

/** Cards with the name and the mark of the brand. */
export const Cards: Story = { render: () => <Sheet kind="card" /> };

/** The drawings of the dark scheme. */
export const DarkScheme: Story = { ...People, name: 'Dark scheme', globals: { scheme: 'dark' } };
