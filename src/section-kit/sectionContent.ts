import { z } from 'zod';
import type { AnySection } from './defineSection.ts';
import type { ContentKind } from '#content/fields.ts';
import { visitContent } from './walkSchema.ts';
import { type TextKind, visitMarkup } from '#content/MarkupNode.ts';
import { readMarkup } from '#content/readMarkup.ts';
import { memoizeByProps, parseProps } from './parseProps.ts';

const choices = new WeakMap<AnySection, ReadonlySet<string>>();

/** Returns all values that a section's props can choose from: the enums and literals in its schema. */
export function choicesOf(section: AnySection): ReadonlySet<string> {
  const cached = choices.get(section);
  if (cached) return cached;
  const values = new Set<string>();
  const json = z.toJSONSchema(section.schema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  JSON.stringify(json, (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value)) for (const choice of value) values.add(String(choice));
    if (key === 'const') values.add(String(value));
    return value;
  });
  choices.set(section, values);
  return values;
}

const kindsOfSections = new WeakMap<AnySection, ReadonlySet<ContentKind>>();

/** Returns the kinds of content that a section can have, as its default example does. Memoized. */
export function contentKinds(section: AnySection): ReadonlySet<ContentKind> {
  const cached = kindsOfSections.get(section);
  if (cached) return cached;
  const kinds = new Set<ContentKind>();
  visitContent(section.schema, section.examples.default, (kind) => void kinds.add(kind));
  kindsOfSections.set(section, kinds);
  return kinds;
}

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
