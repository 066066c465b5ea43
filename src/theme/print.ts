import type { CSSObject, Theme } from '@mui/material/styles';
import { cssText } from './base/cssText.ts';

const hidden: CSSObject = { display: 'none !important' };

/** What does nothing on paper, or leads away from it. */
const meaningless = [
  'nav, button, dialog, [popover], [role=search], [role=tablist], [role=tooltip]',
  // What closes a notice: a summary of nothing.
  'details:not(:has(> :not(summary)))',
  '.skip-link, .visually-hidden, summary svg, a[href^="#fnref"]',
  // The bank's mark and its statements stay.
  'header a:not(:has(img)), header > [data-section]:not(:has(img, p:not(dialog p))), footer li',
  // Links between steps: all of them are there.
  '[data-steps]',
  // Videos of others: the link below them leads there. Ways from an address: the address is there.
  '[data-part=play], [data-part=player], :has(> address) a:not([href^="tel:"])',
  // Fields whose button is gone: products to compare, and an e-mail that opts out.
  '[data-script-only][role=group], [data-section=PrivacyOptOut] form',
  '[data-section=StickyCallToAction], [data-section=ZipCodePrompt], :has(> form [name=zipcode])',
  // Pictures that say nothing, buttons to a place on the page, and a question that was not answered.
  'main img[alt=""], a.MuiButton-root[href^="#"], article :has(> label):has(option[value=""]:checked)',
].join(', ');

/** Tools of others: the link below them leads there. They keep their size, of which they would tell the page. */
const foreign: CSSObject = {
  '[data-frame]': {
    visibility: 'hidden',
    height: '0 !important',
    overflow: 'hidden',
    border: '0 !important',
  },
};

/** Dark ink on white paper, whatever the brand and the screen's scheme are; lines where grounds set parts apart. */
const ink = ({ colorSchemes }: Theme): CSSObject => ({
  // A mark is a ground, which paper has none of: the browser's own drawing says what is checked.
  'input:is([type=checkbox], [type=radio])': { appearance: 'auto !important' },
  '*, ::before, ::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    // Colors do not change on their way to the printer.
    transition: 'none !important',
    borderColor: `${colorSchemes.light?.palette.outline ?? 'currentColor'} !important`,
  },
});

/** Everything that a screen shows part by part. */
const unfolded: CSSObject = {
  'details::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
  '[role=tabpanel]': { display: 'block !important' },
  // What stands on a screen in another way, such as the terms of a select.
  'table[hidden]': { display: 'table !important' },
  // Their columns need all of the paper's width.
  ':has(> article th[scope=row])': { display: 'block' },
};

/** Paper is read from nearby, and scrolls nowhere. A section's root and its column take all of its width. */
const measures = ({ spacing }: Theme): CSSObject => ({
  '@page': { margin: '15mm' },
  html: { fontSize: '9.5pt' },
  ':has(> table)': { overflow: 'visible !important' },
  ':not(img, svg)': { maxWidth: 'none !important' },
  '[data-section] > *, [data-section] > * > *': {
    minHeight: '0 !important',
    paddingInline: '0 !important',
    paddingBlock: `${spacing(0.75)} !important`,
  },
  'summary, details > *, [role=tabpanel]': { paddingBlock: `${spacing(0.5)} !important` },
  'footer *': { marginBlock: `${spacing(0.75)} !important`, paddingBlock: '0 !important' },
  'header *': { paddingBlock: '0 !important', minHeight: '0 !important' },
});

/** What stays on one page; a longer table goes on with its head. */
const breaks: CSSObject = {
  'h1, h2, h3, h4, summary, caption, legend, label': { breakAfter: 'avoid', breakInside: 'avoid' },
  'table, tr, dl, figure, img, article, li, fieldset, [role=tabpanel], [data-part=note]': {
    breakInside: 'avoid',
  },
  // A group of links in one of several columns.
  'details div:has(> h3:first-of-type + ul:last-of-type)': { breakInside: 'avoid' },
  thead: { display: 'table-header-group' },
  p: { orphans: 3, widows: 3 },
};

/** Addresses of links in the main text, after their words. */
const addresses = ({ typography }: Theme, origin: string): CSSObject => ({
  'main a.MuiButton-root': {
    display: 'inline',
    padding: '0 !important',
    border: '0 !important',
    textAlign: 'start',
    textDecoration: 'underline',
  },
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
  'main a[href^="/"]::after': { content: `" (${origin}" attr(href) ")"` },
  'main a::after': {
    // Not underlined like the words, and in its place where it covers a card on a screen.
    display: 'inline-block',
    position: 'static !important',
    fontSize: '.85em',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  // A heading that is a link has its address below it, no larger than the text.
  'main :is(h2, h3, h4, h5) a::after': {
    display: 'block',
    fontFamily: typography.fontFamily,
    fontSize: '.75rem',
    lineHeight: 1.3,
  },
});

const known = new WeakMap<Theme, Map<string, string>>();

/**
 * What pages look like on paper: a style sheet of its own for `media="print"`, after the page's style. It knows
 * elements, landmarks and classes of MUI; pages keep the classes that are named here.
 *
 * @param origin of the site; printed before the paths of its pages.
 */
export function printCss(theme: Theme, origin = ''): string {
  const byOrigin = known.get(theme) ?? new Map<string, string>();
  known.set(theme, byOrigin);
  const css =
    byOrigin.get(origin) ??
    [
      { [meaningless]: hidden },
      foreign,
      measures(theme),
      ink(theme),
      unfolded,
      breaks,
      addresses(theme, origin),
    ]
      .map(cssText)
      .join('');
  byOrigin.set(origin, css);
  return css;
}
