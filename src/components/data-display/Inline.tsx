import type { InlineHtml } from '#content/fields.ts';
import { Typography, type TypographyProps } from './Typography.tsx';

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
