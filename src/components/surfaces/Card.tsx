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

/** MUI's CardContent: the padded content of a card. */
export const CardContent = MuiCardContent as ComponentType<CardContentProps>;

/** MUI's CardActions: buttons and links at the end of a card. */
export const CardActions = MuiCardActions as ComponentType<
  MuiCardActionsProps & { readonly component?: ElementType }
>;

/** A picture across the card. A Picture themed as `MuiCardMedia`: MUI's own writes inline styles. */
export const CardMedia = styled(Picture, { name: 'MuiCardMedia', slot: 'Root' })({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});

/**
 * The only link of a card. Place it anywhere in the card; the whole card is clickable. Themed as `MuiCardActionArea`.
 * MUI's own is a button around the whole card, whose accessible name would be all of the card's text.
 */
export const CardActionArea = styled(Link, { name: 'MuiCardActionArea', slot: 'Root' })({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
