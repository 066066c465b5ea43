import type { ReactNode } from 'react';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';
import { Typography, type TypographyProps } from './Typography.tsx';

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
