import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Combobox, type ComboboxProps } from '#components/inputs/Combobox.tsx';
import { Box } from '#components/layout/Box.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { inTheme } from '#stories/inTheme.tsx';

/** A field with its label that suggests options starting with the typed text. */
function CityBox({ options, onChange, ...rest }: Pick<ComboboxProps, 'options' | 'onChange' | 'error'>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const matches = options.filter((option) => option.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Box sx={{ minHeight: '16rem' }}>
      <FormLabel htmlFor="city">City</FormLabel>
      <Box sx={{ display: 'flex', position: 'relative', marginTop: 1 }}>
        <Combobox
          {...rest}
          id="cities"
          inputId="city"
          listboxLabel="Cities"
          options={text === '' ? [] : matches}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onInputChange={setText}
          onChange={onChange}
        />
      </Box>
    </Box>
  );
}

const meta = {
  title: 'Components/Inputs/Combobox',
  component: CityBox,
  subcomponents: { Combobox },
  parameters: {
    guidance: {
      do: [
        'Offer options that help to finish what the visitor types; any text is taken.',
        'Announce how many options there are in an element with role="status".',
      ],
      dont: [
        'Don’t use it for a choice from a fixed list; that is a SelectField.',
        'Don’t choose an option before the visitor does.',
      ],
    },
  },
  decorators: [inTheme],
  args: { options: ['Portland', 'Portsmouth', 'Pittsburgh'], onChange: fn() },
} satisfies Meta<typeof CityBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before typing, it looks like any other field. */
export const Closed: Story = {};

/** Options below the field. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

/** Arrow keys move through the options, and Enter selects one; focus stays on the field. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'po{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Portsmouth' })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Portsmouth');
  },
};

/** The open list in the dark scheme. */
export const DarkScheme: Story = { ...Open, name: 'Dark scheme', globals: { scheme: 'dark' } };
