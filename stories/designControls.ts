import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { AlertProps } from '#components/feedback/Alert.tsx';
import type { ChipProps } from '#components/data-display/Chip.tsx';
import type { TypographyProps } from '#components/data-display/Typography.tsx';
import type { ButtonProps } from '#components/inputs/Button.tsx';
import type { IconButtonProps } from '#components/inputs/IconButton.tsx';
import type { LinkProps } from '#components/navigation/Link.tsx';

/** Values of each prop that designers try out, or `true` for a switch. The types know which values a component has. */
type Looks<Props> = {
  readonly [Name in keyof Props]?: Props[Name] extends boolean | null | undefined
    ? true
    : readonly NonNullable<Props[Name]>[];
};

const buttonColors = ['primary', 'secondary', 'error', 'inherit', 'inverse'] as const;

const button: Looks<Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'fullWidth' | 'loading'>> =
  {
    variant: ['contained', 'outlined', 'text'],
    color: buttonColors,
    size: ['small', 'medium', 'large'],
    disabled: true,
    fullWidth: true,
    loading: true,
  };
const iconButton: Looks<Pick<IconButtonProps, 'color' | 'size' | 'disabled'>> = {
  color: ['default', 'primary', 'inherit'],
  size: ['small', 'medium', 'large'],
  disabled: true,
};
const chip: Looks<Pick<ChipProps, 'variant' | 'color' | 'size' | 'disabled'>> = {
  variant: ['filled', 'outlined'],
  color: ['default', 'primary', 'secondary', 'success', 'error'],
  size: ['small', 'medium'],
  disabled: true,
};
const alert: Looks<Pick<AlertProps, 'severity'>> = { severity: ['info', 'success', 'warning', 'error'] };
const link: Looks<Pick<LinkProps, 'underline' | 'color'>> = {
  underline: ['always', 'hover', 'none'],
  color: ['primary', 'textPrimary', 'inherit'],
};
const typography: Looks<Pick<TypographyProps, 'variant' | 'color' | 'align'>> = {
  variant: ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption', 'figure'],
  color: ['textPrimary', 'textSecondary', 'primary'],
  align: ['left', 'center', 'right'],
};

/** By the title of the component's stories. */
const looks: Readonly<Record<string, Readonly<Record<string, true | readonly unknown[]>>>> = {
  'Components/Button': button,
  'Components/IconButton': iconButton,
  'Components/Chip': chip,
  'Components/Alert': alert,
  'Components/Link': link,
  'Components/Typography': typography,
};

const controlOf = (name: string, values: true | readonly unknown[]): StrictInputType => ({
  name,
  table: { category: 'Looks' },
  ...(values === true
    ? { control: 'boolean' }
    : { control: values.length > 4 ? 'select' : 'inline-radio', options: values }),
});

/**
 * Adds controls for the props that designers try out. They are MUI's, which Storybook's reading of the sources leaves
 * out.
 */
export const withDesignControls: ArgTypesEnhancer = ({ title, argTypes }) => {
  const added: StrictArgTypes = {};
  for (const [name, values] of Object.entries(looks[title] ?? {}))
    added[name] = { ...argTypes[name], ...controlOf(name, values) };
  return { ...added, ...Object.fromEntries(Object.entries(argTypes).filter(([name]) => !(name in added))) };
};
