import { type TextKind, visitMarkup } from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';
import { memoizeByProps, parseProps } from './parseProps.ts';
import { visitContent } from './walkSchema.ts';

/** A cheap test: matches every text with a link. Most texts with a colon have none. */
const mayHaveLinks = /\]\(|\]:|<|:\/\/|www\.|@/i;

const isMarked = (kind: string): kind is TextKind => kind === 'inline' || kind === 'rich';

/**
 * Returns the links of a section that may lead to other sites: those that it always has (`leadsTo`), then those in its
 * props, in schema order. Internal links in author text may be among them.
 */
export const sectionLinks = memoizeByProps((section, props): readonly string[] => {
  const parsed = parseProps(section, props);
  if (!parsed.success) return [];
  const links = [...(section.leadsTo ?? [])];
  visitContent(section.schema, parsed.data, (kind, value) => {
    if (typeof value !== 'string' || !value.includes(':')) return;
    if (kind === 'href') links.push(value);
    if (!isMarked(kind) || !mayHaveLinks.test(value)) return;
    visitMarkup(readMarkup(value, kind), (node) => {
      if (node.type === 'link') links.push(node.href);
    });
  });
  return links;
});
