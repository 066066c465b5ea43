import MuiTypography, { type TypographyProps as MuiTypographyProps } from '@mui/material/Typography';
import type { ComponentType, ElementType, ReactNode } from 'react';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';

export type TypographyProps = MuiTypographyProps & { readonly component?: ElementType };

/**
 * MUI's Typography: `variant` is a step of the theme's type scale, `component` the element. Typed so that
 * `styled(Typography)` accepts `component`.
 */
export const Typography = MuiTypography as ComponentType<TypographyProps>;

export type HeadingProps = Omit<TypographyProps, 'children' | 'component' | 'dangerouslySetInnerHTML'> & {
  /** Heading level in the page's outline. */
  readonly level: HeadingLevel;
} & (
    | { readonly html: InlineHtml; readonly children?: never }
    | { readonly html?: never; readonly children: ReactNode }
  );

/** A heading with author HTML or plain children. Styled like its level, unless `variant` is given. */
export function Heading({ level, html, children, ...rest }: HeadingProps) {
  const tag = `h${level}` as const;
  return html === undefined ? (
    <Typography variant={tag} component={tag} {...rest}>
      {children}
    </Typography>
  ) : (
    <Typography variant={tag} component={tag} {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

export type InlineProps = Omit<TypographyProps, 'children' | 'component' | 'dangerouslySetInnerHTML'> & {
  readonly html: InlineHtml;
  readonly component?: 'span' | 'p' | 'li' | 'dt' | 'dd' | 'div';
};

/**
 * Author text with inline markup. The composer has converted it to safe HTML. Inherits the surrounding font unless
 * `variant` is given.
 */
export function Inline({ html, component = 'span', variant = 'inherit', ...rest }: InlineProps) {
  return (
    <Typography
      variant={variant}
      component={component}
      {...rest}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Returns the level of headings nested under a heading of this level, at most 4. */
export const levelBelow = (level: HeadingLevel) => Math.min(level + 1, 4) as HeadingLevel;
