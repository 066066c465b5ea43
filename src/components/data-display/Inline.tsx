import type { InlineHtml } from '#content/text.ts';
import { Typography, type TypographyProps } from './Typography.tsx';

export type InlineProps = Omit<TypographyProps, 'children' | 'component' | 'dangerouslySetInnerHTML'> & {
  readonly html: InlineHtml;
  readonly component?: 'span' | 'p' | 'li' | 'dt' | 'dd' | 'div';
};

/** Author text with inline markup, finished by the composer: only its own tags can be inside. It takes the font around it unless `variant` says other. */
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
