import type { InlineHtml } from '#content/text.ts';

/** Author text with inline markup, finished by the composer: only its own tags can be inside. */
export function Inline({
  html,
  as: Tag = 'span',
  className,
}: {
  html: InlineHtml;
  as?: 'span' | 'p' | 'li' | 'dt' | 'dd' | 'div';
  className?: string;
}) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
