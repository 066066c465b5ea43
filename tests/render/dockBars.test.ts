import { expect, test } from 'vitest';
import { rendered } from '#tests/render/renderSite.ts';

const bar = {
  component: 'StickyCallToAction',
  props: { action: { text: 'Talk to us', href: '/contact-us.html' } },
};
const text = { component: 'RichText', props: { text: 'Read this.' } };
const notes = {
  component: 'Footnotes',
  props: { heading: 'Notes', notes: [{ key: 'rates', text: 'Rates may change.' }] },
};
const footer = {
  component: 'SiteFooter',
  props: {
    columns: [{ heading: 'Bank', links: [{ text: 'Home', href: '/' }] }],
    copyright: 'Elmstone Bank',
  },
};
const columns = (...start: readonly object[]) => ({
  component: 'Columns',
  props: {},
  slots: { main: start, aside: [text] },
});

/** Returns the names of the page's sections, in the order of the HTML. */
const order = (...sections: readonly object[]) =>
  Array.from(rendered(sections).html.matchAll(/data-section="(\w+)"/g), ([, name]) => name).join(' ');

const docked = 'RichText StickyCallToAction Footnotes RichText';

test.each([
  ['first', [bar, text, notes, text], docked],
  ['before the disclosures', [text, bar, notes, text], docked],
  ['after the disclosures', [text, notes, text, bar], docked],
  ['first, without disclosures', [bar, text, text], 'RichText RichText StickyCallToAction'],
  ['before a footer in the page', [bar, text, footer], 'RichText StickyCallToAction SiteFooter'],
  ['in a column', [columns(bar, text), text], 'Columns RichText RichText RichText StickyCallToAction'],
  [
    'above disclosures in a column',
    [bar, text, columns(notes)],
    'RichText StickyCallToAction Columns Footnotes RichText',
  ],
])(
  'A22 WIDG-13 a bar whose author put it %s rests before the disclosures or the end',
  (_where, sections, names) => {
    expect(order(...sections)).toBe(names);
  },
);
