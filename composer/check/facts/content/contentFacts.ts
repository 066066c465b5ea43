import type { z } from 'zod';
import type { ContentKind } from '#content/fields.ts';
import type { TextKind } from '#content/MarkupNode.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { type Fact, newFact } from '#composer/check/facts/Fact.ts';
import type { LanguageReading } from '#composer/check/facts/TextLanguage.ts';
import { phoneLink } from './phoneFacts.ts';
import { messageFacts, textFacts, isAddress, isSilentPdf, isVague } from './textFacts.ts';

/** Returns the facts in a section's props, in the order of its schema. */
export function contentFacts(
  schema: z.core.$ZodType,
  props: unknown,
  languages?: LanguageReading,
): readonly Fact[] {
  const facts: Fact[] = [];
  visitContent(schema, props, (kind, value, path) => {
    if (kind === 'link') linkFacts(facts, value, path);
    if (kind === 'form-definition') {
      const id: unknown = valueAt(value, ['formId']);
      facts.push(newFact('form', typeof id === 'string' ? id : '', path));
    }
    const whole = wholeFacts[kind];
    if (whole && (typeof value === 'string' || typeof value === 'number')) {
      facts.push(newFact(whole, String(value), path));
    } else if (typeof value === 'string' && isText(kind)) {
      for (const fact of textFacts(value, kind, path, languages)) facts.push(fact);
    } else if (typeof value === 'string' && kind === 'message') {
      for (const fact of messageFacts(value, path)) facts.push(fact);
    }
  });
  // `slice` drops the spare capacity of a grown array: there are many such lists, and they stay in memory.
  return facts.length === 0 ? noFacts : facts.slice();
}

/** Whether values of a kind are texts with markup. */
export const isText = (kind: ContentKind): kind is TextKind =>
  kind === 'plain' || kind === 'inline' || kind === 'rich';

/** Adds facts about the text of a link. A longer accessible name makes up for vague text. */
function linkFacts(facts: Fact[], value: unknown, path: JsonPath): void {
  const text = valueAt(value, ['text']);
  const label = valueAt(value, ['label']);
  const href = valueAt(value, ['href']);
  if (typeof text === 'string' && typeof href === 'string') {
    if (isSilentPdf(text, href)) facts.push(newFact('document-link', text, [...path, 'text']));
    const called = phoneLink(href, () => text);
    if (called !== undefined) facts.push(newFact('phone-link', called, [...path, 'href']));
  }
  if (typeof text !== 'string' || (typeof label === 'string' && !isVague(label))) return;
  if (isVague(text)) facts.push(newFact('vague-link', text, [...path, 'text']));
  if (isAddress(text)) facts.push(newFact('address-link', text, [...path, 'text']));
}

const noFacts: readonly Fact[] = [];

const headings = Array.from({ length: 7 }, (_, level): Fact => newFact('heading', String(level), []));

/** Returns a heading fact that belongs to no prop. */
export const headingFact = (level: number): Fact => headings[level] ?? newFact('heading', String(level), []);

const wholeFacts: Partial<Record<ContentKind, Fact['kind']>> = {
  heading: 'heading',
  href: 'link',
  media: 'media',
  frame: 'frame',
  video: 'video',
  anchor: 'anchor',
  footnote: 'note',
  article: 'article',
};
