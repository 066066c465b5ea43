import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '#components/data-display/Icon.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '1rem',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '.75rem' },
});

const meta = {
  title: 'Components/Data display/Icon',
  component: Icon,
  parameters: {
    guidance: {
      do: [
        {
          text: 'Put an icon next to text that says the same.',
          example: () => (
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Icon name="phone" color="primary" />
              <span>Call us around the clock</span>
            </Stack>
          ),
        },
        'Take its color from the surrounding text or the palette.',
      ],
      dont: [
        'Don’t let an icon stand alone in a control: IconButton asks for a name.',
        {
          text: 'Don’t use two icons for one meaning.',
          example: () => (
            <Stack direction="row" spacing={3}>
              {(['phone', 'chat'] as const).map((name) => (
                <Stack key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                  <Icon name={name} color="primary" />
                  <span>Call us</span>
                </Stack>
              ))}
            </Stack>
          ),
        },
      ],
    },
  },
  decorators: [inTheme],
  args: { name: 'leaf' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All icons with their names. */
export const All: Story = {
  render: () => (
    <List>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </List>
  ),
};

/** Sizes of 20, 24 and 36 pixels, and that of the surrounding text. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" spacing={2}>
      {(['small', 'medium', 'large', 'inherit'] as const).map((size) => (
        <Icon key={size} name="leaf" fontSize={size} />
      ))}
    </Stack>
  ),
};

/** The colors of the palette. */
export const Colors: Story = {
  render: () => (
    <Stack direction="row" spacing={2}>
      {(['inherit', 'primary', 'secondary', 'success', 'warning', 'error', 'disabled'] as const).map(
        (color) => (
          <Icon key={color} name="leaf" color={color} />
        ),
      )}
    </Stack>
  ),
};
