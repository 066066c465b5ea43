import type { ReactNode } from 'react';
import type { InlineHtml } from '#content/text.ts';
import type { HeadingLevel } from '#content/heading.ts';

interface Common {
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
}

/** A heading of the page's outline, with author HTML or plain children. */
export function Heading({
  level,
  html,
  children,
  ...rest
}: Common & ({ html: InlineHtml; children?: never } | { html?: never; children: ReactNode })) {
  const Tag = `h${level}` as const;
  return html === undefined ? (
    <Tag {...rest}>{children}</Tag>
  ) : (
    <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
