import type { ComponentType } from 'react';
import type { InlineHtml } from '#content/text.ts';
import type { InlineProps } from '#components/data-display/Inline.tsx';

/** Small print, a paragraph each; `part` is the paragraph of the component that it stands in. */
export const Disclosures = ({
  texts,
  part: Part,
}: {
  texts: readonly InlineHtml[];
  part: ComponentType<InlineProps>;
}) =>
  texts.map((text) => <Part component="p" variant="caption" color="textSecondary" html={text} key={text} />);
