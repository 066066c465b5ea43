import MuiList, { type ListProps as MuiListProps } from '@mui/material/List';
import MuiListItem, { type ListItemProps as MuiListItemProps } from '@mui/material/ListItem';
import MuiListItemButton, {
  type ListItemButtonProps as MuiListItemButtonProps,
} from '@mui/material/ListItemButton';
import MuiListItemIcon, { type ListItemIconProps } from '@mui/material/ListItemIcon';
import MuiListItemText, { type ListItemTextProps } from '@mui/material/ListItemText';
import type { ComponentType, ElementType } from 'react';

export type ListProps = MuiListProps & { readonly component?: ElementType };

/** MUI's List: no bullets, no space of its own. `component="ol"` counts. */
export const List = MuiList as ComponentType<ListProps>;

export type ListItemProps = MuiListItemProps & { readonly component?: ElementType };

/** MUI's ListItem. */
export const ListItem = MuiListItem as ComponentType<ListItemProps>;

export type ListItemButtonProps = MuiListItemButtonProps & {
  readonly component?: ElementType;
  readonly href?: string;
};

/** MUI's ListItemButton: an item that does something; with `href` it is a link. */
export const ListItemButton = MuiListItemButton as ComponentType<ListItemButtonProps>;

/** MUI's ListItemIcon: an Icon before an item's words. */
export const ListItemIcon = MuiListItemIcon as ComponentType<ListItemIconProps>;

/** MUI's ListItemText: an item's words, `primary` and `secondary`. */
export const ListItemText = MuiListItemText as ComponentType<ListItemTextProps>;
