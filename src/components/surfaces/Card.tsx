import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card';
import MuiCardActions, { type CardActionsProps as MuiCardActionsProps } from '@mui/material/CardActions';
import MuiCardContent, { type CardContentProps as MuiCardContentProps } from '@mui/material/CardContent';
import type { ComponentType, ElementType } from 'react';
import { styled } from '#theme/styled.ts';
import { Link } from '#components/navigation/Link.tsx';
import { Picture } from '#components/data-display/Picture.tsx';

export type CardProps = MuiCardProps & { readonly component?: ElementType };

const Root = MuiCard as ComponentType<CardProps>;

/** MUI's Card: a Paper whose `variant` is `outlined` or `raised`. `raised` is short for `variant="raised"`. */
export function Card({ raised, ...props }: CardProps) {
  const variant = raised ? 'raised' : props.elevation === undefined ? undefined : 'elevation';
  return <Root {...(variant && { variant })} {...props} />;
}

export type CardContentProps = MuiCardContentProps & { readonly component?: ElementType };

/** MUI's CardContent: the padded content of a card. */
export const CardContent = MuiCardContent as ComponentType<CardContentProps>;

/** MUI's CardActions: buttons and links at the end of a card. */
export const CardActions = MuiCardActions as ComponentType<
  MuiCardActionsProps & { readonly component?: ElementType }
>;

/** MUI's CardActionArea and CardMedia. See `CardLink` and `CardPicture` for what cards of a page mostly need. */
export { default as CardActionArea, type CardActionAreaProps } from '@mui/material/CardActionArea';
export { default as CardMedia, type CardMediaProps } from '@mui/material/CardMedia';

/** A picture of the site across the card, themed as `MuiCardMedia`. */
export const CardPicture = styled(Picture, { name: 'MuiCardMedia', slot: 'Root' })({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
});

/**
 * The only link of a card. Place it anywhere in the card; the whole card is clickable. MUI's CardActionArea is a button
 * around the whole card, whose accessible name is all of the card's text.
 */
export const CardLink = styled(Link, { name: 'PorticoCard', slot: 'Link' })({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
