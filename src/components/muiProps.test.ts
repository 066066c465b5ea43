import type { AccordionProps as MuiAccordionProps } from '@mui/material/Accordion';
import type { AccordionSummaryProps as MuiAccordionSummaryProps } from '@mui/material/AccordionSummary';
import type { AlertProps as MuiAlertProps } from '@mui/material/Alert';
import type { BreadcrumbsProps as MuiBreadcrumbsProps } from '@mui/material/Breadcrumbs';
import type { CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox';
import type { ContainerProps as MuiContainerProps } from '@mui/material/Container';
import type { DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import type { DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import type { FormControlProps as MuiFormControlProps } from '@mui/material/FormControl';
import type { FormControlLabelProps as MuiFormControlLabelProps } from '@mui/material/FormControlLabel';
import type { FormGroupProps as MuiFormGroupProps } from '@mui/material/FormGroup';
import type { FormHelperTextProps as MuiFormHelperTextProps } from '@mui/material/FormHelperText';
import type { FormLabelProps as MuiFormLabelProps } from '@mui/material/FormLabel';
import type { InputAdornmentProps as MuiInputAdornmentProps } from '@mui/material/InputAdornment';
import type { InputBaseProps as MuiInputBaseProps } from '@mui/material/InputBase';
import type { MenuProps as MuiMenuProps } from '@mui/material/Menu';
import type { MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem';
import type { NativeSelectProps as MuiNativeSelectProps } from '@mui/material/NativeSelect';
import type { PaginationProps as MuiPaginationProps } from '@mui/material/Pagination';
import type { RadioProps as MuiRadioProps } from '@mui/material/Radio';
import type { TabProps as MuiTabProps } from '@mui/material/Tab';
import type { TableProps as MuiTableProps } from '@mui/material/Table';
import type { TableBodyProps as MuiTableBodyProps } from '@mui/material/TableBody';
import type { TableCellProps as MuiTableCellProps } from '@mui/material/TableCell';
import type { TableContainerProps as MuiTableContainerProps } from '@mui/material/TableContainer';
import type { TableHeadProps as MuiTableHeadProps } from '@mui/material/TableHead';
import type { TableRowProps as MuiTableRowProps } from '@mui/material/TableRow';
import type { TabsProps as MuiTabsProps } from '@mui/material/Tabs';
import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import type { TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ComponentProps, HTMLAttributes } from 'react';
import { expect, test } from 'vitest';
import {
  type TableProps,
  type TableContainerProps,
  type TableCellProps,
  type TableHead,
  type TableBody,
  type TableRow,
} from '#components/data-display/Table.tsx';
import { type NativeTooltipProps } from '#components/data-display/Tooltip.tsx';
import { type AlertProps } from '#components/feedback/Alert.tsx';
import { type NativeDialogProps } from '#components/feedback/Dialog.tsx';
import { type TextFieldProps } from '#components/fields/TextField.tsx';
import { type CheckboxProps } from '#components/inputs/Checkbox.tsx';
import { type FormControlProps } from '#components/inputs/FormControl.tsx';
import { type FormControlLabelProps } from '#components/inputs/FormControlLabel.tsx';
import { type FormGroup } from '#components/inputs/FormGroup.tsx';
import { type FormHelperTextProps } from '#components/inputs/FormHelperText.tsx';
import { type FormLabelProps } from '#components/inputs/FormLabel.tsx';
import { type InputBaseProps, type InputAdornmentProps } from '#components/inputs/InputBase.tsx';
import { type NativeSelectProps } from '#components/inputs/NativeSelect.tsx';
import { type RadioProps } from '#components/inputs/Radio.tsx';
import { type ContainerProps } from '#components/layout/Container.tsx';
import { type BreadcrumbsProps } from '#components/navigation/Breadcrumbs.tsx';
import { type NativeMenuProps, type MenuItemProps } from '#components/navigation/Menu.tsx';
import { type PaginationProps } from '#components/navigation/Pagination.tsx';
import { type NativeTabsProps, type TabProps } from '#components/navigation/Tabs.tsx';
import { type AccordionProps, type AccordionSummaryProps } from '#components/surfaces/Accordion.tsx';
import { type NativeDrawerProps } from '#components/surfaces/Drawer.tsx';
import { refused } from '#components/muiProps.ts';

/**
 * MUI’s props that a component of the library neither takes nor refuses. The attributes of any element do not count,
 * nor do those that MUI lists without reading them.
 */
type Missing<Mui, Own> = Exclude<
  keyof Mui,
  keyof Own | keyof HTMLAttributes<HTMLElement> | 'ref' | 'key' | Unread
>;
type Unread = 'muiName';

type None<Props extends never> = Props;

/** The type check fails for a component with a prop of MUI’s that is missing here, and names it. */
export type Checked = [
  None<Missing<MuiAccordionProps, AccordionProps>>,
  None<Missing<MuiAccordionSummaryProps, AccordionSummaryProps>>,
  None<Missing<MuiAlertProps, AlertProps>>,
  None<Missing<MuiBreadcrumbsProps, BreadcrumbsProps>>,
  None<Missing<MuiCheckboxProps, CheckboxProps>>,
  None<Missing<MuiContainerProps, ContainerProps>>,
  None<Missing<MuiDialogProps, NativeDialogProps>>,
  None<Missing<MuiDrawerProps, NativeDrawerProps>>,
  None<Missing<MuiFormControlProps, FormControlProps>>,
  None<Missing<MuiFormControlLabelProps, FormControlLabelProps>>,
  None<Missing<MuiFormHelperTextProps, FormHelperTextProps>>,
  None<Missing<MuiFormLabelProps, FormLabelProps>>,
  None<Missing<MuiInputAdornmentProps, InputAdornmentProps>>,
  None<Missing<MuiInputBaseProps, InputBaseProps>>,
  None<Missing<MuiMenuProps, NativeMenuProps>>,
  None<Missing<MuiMenuItemProps, MenuItemProps>>,
  None<Missing<MuiNativeSelectProps, NativeSelectProps>>,
  None<Missing<MuiPaginationProps, PaginationProps>>,
  None<Missing<MuiRadioProps, RadioProps>>,
  None<Missing<MuiTabProps, TabProps>>,
  None<Missing<MuiTableProps, TableProps>>,
  None<Missing<MuiTableCellProps, TableCellProps>>,
  None<Missing<MuiTableContainerProps, TableContainerProps>>,
  None<Missing<MuiTabsProps, NativeTabsProps>>,
  None<Missing<MuiTextFieldProps, TextFieldProps>>,
  None<Missing<MuiTooltipProps, NativeTooltipProps>>,
  None<Missing<MuiFormGroupProps, ComponentProps<typeof FormGroup>>>,
  None<Missing<MuiTableBodyProps, ComponentProps<typeof TableBody>>>,
  None<Missing<MuiTableHeadProps, ComponentProps<typeof TableHead>>>,
  None<Missing<MuiTableRowProps, ComponentProps<typeof TableRow>>>,
];

test('a refused prop says what to do instead', () => {
  for (const [component, props] of Object.entries(refused))
    for (const [prop, words] of Object.entries(props))
      expect(`${component}.${prop}: ${words}`).toMatch(/[a-z`].*\.$/);
});
