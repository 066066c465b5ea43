import MuiList, { type ListProps as MuiListProps } from '@mui/material/List';
import MuiListItem, { type ListItemProps as MuiListItemProps } from '@mui/material/ListItem';
import MuiListItemButton, {
  type ListItemButtonProps as MuiListItemButtonProps,
} from '@mui/material/ListItemButton';
import MuiListItemIcon, { type ListItemIconProps } from '@mui/material/ListItemIcon';
import MuiListItemText, { type ListItemTextProps } from '@mui/material/ListItemText';
import type { ComponentType, ElementType } from 'react';

export type ListProps = MuiListProps & { readonly component?: ElementType };

/** MUI's List, without bullets or padding. `component="ol"` numbers the items. */
export const List = MuiList as ComponentType<ListProps>;

export type ListItemProps = MuiListItemProps & { readonly component?: ElementType };

/** MUI's ListItem. */
export const ListItem = MuiListItem as ComponentType<ListItemProps>;

export type ListItemButtonProps = MuiListItemButtonProps & {
  readonly component?: ElementType;
  readonly href?: string;
};

/** MUI's ListItemButton: a clickable item; with `href` it is a link. */
export const ListItemButton = MuiListItemButton as ComponentType<ListItemButtonProps>;

/** MUI's ListItemIcon: an Icon in front of an item's text. */
export const ListItemIcon = MuiListItemIcon as ComponentType<ListItemIconProps>;

/** MUI's ListItemText: an item's `primary` and `secondary` text. */
export const ListItemText = MuiListItemText as ComponentType<ListItemTextProps>;
