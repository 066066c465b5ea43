import type { ComponentType } from 'react';
import type { InlineHtml } from '#content/fields.ts';
import type { InlineProps } from '#components/data-display/Typography.tsx';

/** Small print in paragraphs. `part` is the paragraph component of the surrounding component. */
export const Disclosures = ({
  texts,
  part: Part,
}: {
  texts: readonly InlineHtml[];
  part: ComponentType<InlineProps>;
}) =>
  texts.map((text) => <Part component="p" variant="caption" color="textSecondary" html={text} key={text} />);
