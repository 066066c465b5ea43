import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { ChipProps } from '#components/data-display/Chip.tsx';
import { Icon, iconNames, type IconProps } from '#components/data-display/Icon.tsx';
import type { ListProps } from '#components/data-display/List.tsx';
import type { TableProps } from '#components/data-display/Table.tsx';
import type { NativeTooltipProps } from '#components/data-display/Tooltip.tsx';
import type { TypographyProps } from '#components/data-display/Typography.tsx';
import type { AlertProps } from '#components/feedback/Alert.tsx';
import type { NativeDialogProps } from '#components/feedback/Dialog.tsx';
import type { SpinnerProps } from '#components/feedback/Spinner.tsx';
import type { RadioFieldProps } from '#components/fields/ChoiceGroup.tsx';
import type { SelectFieldProps } from '#components/fields/SelectField.tsx';
import type { TextAreaProps } from '#components/fields/TextArea.tsx';
import type { TextFieldProps } from '#components/fields/TextField.tsx';
import type { ButtonProps } from '#components/inputs/Button.tsx';
import type { IconButtonProps } from '#components/inputs/IconButton.tsx';
import type { InputAdornmentProps } from '#components/inputs/InputBase.tsx';
import type { NativeSelectProps } from '#components/inputs/NativeSelect.tsx';
import type { LinkProps } from '#components/navigation/Link.tsx';
import type { PaginationProps } from '#components/navigation/Pagination.tsx';
import type { StepperProps } from '#components/navigation/Stepper.tsx';
import type { NativeTabsProps } from '#components/navigation/Tabs.tsx';
import type { AccordionProps } from '#components/surfaces/Accordion.tsx';
import type { CardProps } from '#components/surfaces/Card.tsx';
import type { NativeDrawerProps } from '#components/surfaces/Drawer.tsx';
import type { PaperProps } from '#components/surfaces/Paper.tsx';

/** What a control offers: values, a switch, or the set of icons. */
type Offer = true | 'icon' | readonly unknown[];

/** What each prop that designers try out offers. The types know which values a component has. */
type Looks<Props> = {
  readonly [Name in keyof Props]?: Props[Name] extends boolean | null | undefined
    ? true
    : 'icon' | readonly NonNullable<Props[Name]>[];
};

const button: Looks<ButtonProps> = {
  variant: ['contained', 'outlined', 'text'],
  color: ['primary', 'secondary', 'error', 'inherit', 'inverse'],
  size: ['small', 'medium', 'large'],
  startIcon: 'icon',
  endIcon: 'icon',
  disabled: true,
  fullWidth: true,
  loading: true,
};
const iconButton: Looks<IconButtonProps> = {
  children: 'icon',
  color: ['default', 'primary', 'error', 'inherit', 'inverse'],
  size: ['small', 'medium', 'large'],
  disabled: true,
};
const chip: Looks<ChipProps> = {
  variant: ['filled', 'outlined'],
  color: ['default', 'primary', 'secondary', 'success', 'warning', 'error', 'info'],
  size: ['small', 'medium'],
  icon: 'icon',
  clickable: true,
  disabled: true,
};
const alert: Looks<AlertProps> = {
  severity: ['info', 'success', 'warning', 'error'],
  variant: ['standard', 'outlined', 'filled'],
  icon: 'icon',
};
const link: Looks<LinkProps> = {
  underline: ['always', 'hover', 'none'],
  color: ['primary', 'textPrimary', 'textSecondary', 'inherit'],
  variant: ['inherit', 'h3', 'body1', 'body2', 'caption'],
};
const typography: Looks<TypographyProps> = {
  variant: ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption', 'figure'],
  color: ['textPrimary', 'textSecondary', 'primary'],
  align: ['left', 'center', 'right'],
};
const field: Looks<Pick<TextFieldProps, 'variant' | 'size' | 'disabled' | 'required'>> = {
  variant: ['outlined', 'filled', 'standard'],
  size: ['small', 'medium'],
  disabled: true,
  required: true,
};
const textField: Looks<TextFieldProps> = { ...field, width: ['full', 'medium', 'short'] };
const textArea: Looks<TextAreaProps> = { ...field, rows: [2, 4, 8] };
const selectField: Looks<SelectFieldProps> = { ...field, width: ['full', 'medium', 'short'] };
const nativeSelect: Looks<NativeSelectProps> = {
  variant: ['outlined', 'filled', 'standard'],
  size: ['small', 'medium'],
  error: true,
  disabled: true,
};
const choices: Looks<RadioFieldProps> = { disabled: true, required: true };
const adornment: Looks<InputAdornmentProps> = { position: ['start', 'end'] };
const pagination: Looks<PaginationProps> = {
  variant: ['text', 'outlined'],
  boundaryCount: [1, 2, 3],
  siblingCount: [0, 1, 2],
  disabled: true,
  hidePrevButton: true,
  hideNextButton: true,
};
const tabs: Looks<NativeTabsProps> = {
  orientation: ['horizontal', 'vertical'],
  variant: ['standard', 'fullWidth'],
  centered: true,
};
const stepper: Looks<StepperProps> = {
  activeStep: [0, 1, 2, 3],
  orientation: ['horizontal', 'vertical'],
  alternativeLabel: true,
};
const icon: Looks<IconProps> = {
  name: iconNames,
  color: ['inherit', 'primary', 'secondary', 'error', 'success', 'warning', 'info', 'disabled'],
  fontSize: ['small', 'medium', 'large', 'inherit'],
};
const list: Looks<ListProps> = { dense: true, disablePadding: true };
const table: Looks<TableProps> = {
  size: ['small', 'medium'],
  padding: ['normal', 'none'],
  stickyHeader: true,
};
const tooltip: Looks<NativeTooltipProps> = {
  placement: ['top', 'bottom', 'left', 'right'],
  arrow: true,
};
const accordion: Looks<AccordionProps> = { open: true, disabled: true };
const card: Looks<CardProps> = { variant: ['outlined', 'elevation', 'raised'] };
const dialog: Looks<NativeDialogProps> = {
  maxWidth: ['xs', 'sm', 'md', 'lg'],
  fullWidth: true,
  fullScreen: true,
};
const drawer: Looks<NativeDrawerProps> = { anchor: ['left', 'right', 'top', 'bottom'] };
const paper: Looks<PaperProps> = { variant: ['elevation', 'outlined'], square: true };
const spinner: Looks<SpinnerProps> = { hideLabel: true };

/** By the name of the component's entry in the sidebar. */
export const looks: Readonly<Record<string, Readonly<Record<string, Offer>>>> = {
  Accordion: accordion,
  Alert: alert,
  Button: button,
  Card: card,
  Chip: chip,
  Choices: choices,
  Dialog: dialog,
  Drawer: drawer,
  Heading: typography,
  Icon: icon,
  IconButton: iconButton,
  InputAdornment: adornment,
  Layout: paper,
  Link: link,
  List: list,
  NativeSelect: nativeSelect,
  Pagination: pagination,
  SelectField: selectField,
  Stepper: stepper,
  Table: table,
  Tabs: tabs,
  TextArea: textArea,
  TextField: textField,
  Tooltip: tooltip,
  Typography: typography,
  Waiting: spinner,
};

/** Icons by name, and none. */
const icons = {
  none: undefined,
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} fontSize="inherit" />])),
};

// Storybook normalizes the arg types of stories, but not what an enhancer adds: `control` needs its long form.
function controlOf(offer: Offer): Partial<StrictInputType> {
  if (offer === true) return { control: { type: 'boolean' } };
  if (offer === 'icon') return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  return { control: { type: offer.length > 5 ? 'select' : 'inline-radio' }, options: offer };
}

/**
 * Adds controls for the props that designers try out. Many are MUI's, which Storybook's reading of the sources leaves
 * out.
 */
export const withDesignControls: ArgTypesEnhancer = ({ title, argTypes }) => {
  const offers = title.startsWith('Components/') ? looks[title.slice(title.lastIndexOf('/') + 1)] : undefined;
  if (!offers) return argTypes;
  const types: StrictArgTypes = {};
  for (const [name, offer] of Object.entries(offers))
    types[name] = { ...argTypes[name], name, table: { category: 'Looks' }, ...controlOf(offer) };
  // A category too, because Storybook shows what has none first.
  for (const [name, type] of Object.entries(argTypes))
    types[name] ??= { ...type, table: { category: 'More props', ...type.table } };
  return types;
};
