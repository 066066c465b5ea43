import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#components/inputs/Checkbox.tsx';
import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormControlLabel } from '#components/inputs/FormControlLabel.tsx';
import { FormGroup } from '#components/inputs/FormGroup.tsx';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { InputAdornment, InputBase } from '#components/inputs/InputBase.tsx';
import { Radio } from '#components/inputs/Radio.tsx';
import { RadioGroup } from '#components/inputs/RadioGroup.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Fields/Form parts',
  component: FormControlLabel,
  subcomponents: { Checkbox, Radio, FormControl, FormGroup, FormHelperText, FormLabel, InputBase },
  parameters: {
    guidance: {
      do: [
        'Compose a field of them that TextField, SelectField, CheckboxField or a group does not cover.',
        'Tie words to the field: htmlFor on the label, aria-describedby on the input.',
      ],
      dont: ['Don’t show an input without a label.', 'Don’t mark an error by color alone.'],
    },
  },
  decorators: [inTheme],
  args: { control: <Checkbox name="rates" />, label: 'Tell me about new rates' },
} satisfies Meta<typeof FormControlLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A checkbox with its label next to it. */
export const CheckboxWithLabel: Story = {};

/** Checked, invalid and disabled checkboxes. */
export const Checkboxes: Story = {
  render: () => (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Checked" />
      <FormControlLabel control={<Checkbox error />} label="Wrong" />
      <FormControlLabel control={<Checkbox disabled />} label="Disabled" />
      <FormControlLabel control={<Checkbox disabled defaultChecked />} label="Disabled and checked" />
    </FormGroup>
  ),
};

/** Checked, invalid and disabled radio buttons. */
export const Radios: Story = {
  render: () => (
    <FormGroup>
      <FormControlLabel control={<Radio name="one" defaultChecked />} label="Checked" />
      <FormControlLabel control={<Radio name="two" error />} label="Wrong" />
      <FormControlLabel control={<Radio name="three" disabled />} label="Disabled" />
      <FormControlLabel
        control={<Radio name="four" disabled defaultChecked />}
        label="Disabled and checked"
      />
    </FormGroup>
  ),
};

/** A custom field: label with a mark, help, error and adornments inside the frame. */
export const ComposedField: Story = {
  render: () => (
    <FormControl>
      <FormLabel htmlFor="limit" mark="(optional)">
        Limit in dollars a year
      </FormLabel>
      <FormHelperText id="limit-help">Whole dollars</FormHelperText>
      <FormHelperText id="limit-error" error>
        Enter a number
      </FormHelperText>
      <InputBase
        id="limit"
        error
        startAdornment="$"
        endAdornment="a year"
        defaultValue="a lot"
        aria-describedby="limit-help limit-error"
      />
    </FormControl>
  ),
};

/** The checkboxes in the dark scheme. */
export const DarkScheme: Story = { ...Checkboxes, name: 'Dark scheme', globals: { scheme: 'dark' } };

/** The adornments that InputBase adds before and after the value. */
export const Adornments: Story = {
  render: () => (
    <p>
      <InputAdornment position="start">$</InputAdornment> 10,000{' '}
      <InputAdornment position="end">%</InputAdornment>
    </p>
  ),
};

const colors = ['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** In the theme's colors and sizes; one is neither checked nor unchecked. */
export const Looks: Story = {
  render: () => (
    <>
      <FormGroup row>
        {colors.map((color) => (
          <FormControlLabel
            key={color}
            control={<Checkbox color={color} defaultChecked />}
            label={`Color ${color}`}
          />
        ))}
        {sizes.map((size) => (
          <FormControlLabel key={size} control={<Checkbox size={size} />} label={`Size ${size}`} />
        ))}
        <FormControlLabel control={<Checkbox indeterminate />} label="Some of them" />
      </FormGroup>
      <RadioGroup row name="looks" defaultValue="primary" aria-label="Looks">
        {colors.map((color) => (
          <FormControlLabel
            key={color}
            value={color}
            control={<Radio color={color} />}
            label={`Radio ${color}`}
          />
        ))}
        {(['small', 'medium'] as const).map((size) => (
          <FormControlLabel key={size} value={size} control={<Radio size={size} />} label={`Radio ${size}`} />
        ))}
      </RadioGroup>
    </>
  ),
};

/** Small, and with space above and below. */
export const Spaces: Story = {
  render: () => (
    <>
      {(['none', 'dense', 'normal'] as const).map((margin) => (
        <FormControl key={margin} margin={margin}>
          <FormLabel htmlFor={margin}>{`Margin ${margin}`}</FormLabel>
          <InputBase id={margin} size="small" />
        </FormControl>
      ))}
    </>
  ),
};
