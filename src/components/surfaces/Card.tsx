import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card';
import MuiCardActions, { type CardActionsProps as MuiCardActionsProps } from '@mui/material/CardActions';
import MuiCardContent, { type CardContentProps as MuiCardContentProps } from '@mui/material/CardContent';
import type { ComponentType, ElementType } from 'react';
import { styled } from '#theme/styled.ts';
import { Link } from '#components/navigation/Link.tsx';
import { Picture } from '#components/data-display/Picture.tsx';

export type CardProps = Omit<MuiCardProps, 'raised' | 'elevation'> & { readonly component?: ElementType };

/** MUI's Card: a Paper whose `variant` is `outlined` or `raised`. */
export const Card = MuiCard as ComponentType<CardProps>;

export type CardContentProps = MuiCardContentProps & { readonly component?: ElementType };

/** MUI's CardContent: the card's words, with the space around them. */
export const CardContent = MuiCardContent as ComponentType<CardContentProps>;

/** MUI's CardActions: buttons and links at the end of a card. */
export const CardActions = MuiCardActions as ComponentType<
  MuiCardActionsProps & { readonly component?: ElementType }
>;

/** A picture across the card. A Picture under MUI's theme name: MUI's CardMedia writes inline styles. */
export const CardMedia = styled(Picture, { name: 'MuiCardMedia', slot: 'Root' })({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});

/**
 * The one link of a card. Its words stand where you put them, and the whole card can be clicked. Under MUI's theme
 * name; MUI's own is a button around the whole card, which reads all of it out as the name.
 */
export const CardActionArea = styled(Link, { name: 'MuiCardActionArea', slot: 'Root' })({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
