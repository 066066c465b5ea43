import type { CSSObject, Theme } from '@mui/material/styles';
import { cssText } from './base/cssText.ts';

const hidden: CSSObject = { display: 'none !important' };

/** Elements that are useless on paper. */
const meaningless = [
  'nav, button, dialog, [popover], [role=search], [role=tablist], [role=tooltip]',
  // A dismissible notice has a `details` with an empty summary as its close button.
  'details:not(:has(> :not(summary)))',
  '.skip-link, .visually-hidden, summary svg, a[href^="#fnref"]',
  // Keep the bank's logo and its statements.
  'header a:not(:has(img)), header > [data-section]:not(:has(img, p:not(dialog p))), footer li',
  // Links between steps, which are all printed.
  '[data-steps]',
  // What a section's view marks: a part, or all of it.
  '[data-screen-only], [data-section]:has(> [data-screen-only])',
  // Links next to an address, such as directions, and fields without their button.
  ':has(> address) a:not([href^="tel:"]), :has(> form [name=zipcode])',
  // Decorative pictures, buttons to a place on the same page, and unanswered questions.
  'main img[alt=""], a.MuiButton-root[href^="#"], article :has(> label):has(option[value=""]:checked)',
].join(', ');

/**
 * Third-party tools, which have a link below. They are collapsed but not removed, because their content would notice
 * and report another height.
 */
const foreign: CSSObject = {
  '[data-frame]': {
    visibility: 'hidden',
    height: '0 !important',
    overflow: 'hidden',
    border: '0 !important',
  },
};

/** Black on white, whatever the brand and color scheme; borders replace backgrounds. */
const ink = ({ colorSchemes }: Theme): CSSObject => ({
  // The check mark is a background, which is not printed, so let the browser draw the checked state.
  'input:is([type=checkbox], [type=radio])': { appearance: 'auto !important' },
  '*, ::before, ::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    // A transition of colors could still be running when the page is printed.
    transition: 'none !important',
    borderColor: `${colorSchemes.light?.palette.outline ?? 'currentColor'} !important`,
  },
});

/** Shows everything that a screen only shows in parts. */
const unfolded: CSSObject = {
  'details::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
  '[role=tabpanel]': { display: 'block !important' },
  // The screen shows this differently, such as terms in a select.
  'table[hidden]': { display: 'table !important' },
  // Tables in cards need the full width of the paper.
  ':has(> article table)': { display: 'block !important' },
};

/** Smaller type and spacing, no scrolling. A section's root and its column take the full width. */
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
  'main article, main :has(> h1)': { paddingBlock: `${spacing(1)} !important` },
  // The page's heading takes the width of its picture, which is not printed.
  'main :has(> * > h1)': { display: 'block !important' },
  h1: { fontSize: '2.25rem !important' },
  'article :is(th, td)': { paddingInlineEnd: spacing(1) },
  'article + article': { marginTop: `${spacing(1)} !important` },
  'footer *': { marginBlock: `${spacing(0.75)} !important`, paddingBlock: '0 !important' },
  'header *': { paddingBlock: '0 !important', minHeight: '0 !important' },
});

/** Avoids page breaks inside elements. A longer table repeats its header on the next page. */
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

/** Prints the URLs of links in the main content after their text. */
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
    // Not underlined like the text, and in place even if it covers a card on the screen.
    display: 'inline-block',
    position: 'static !important',
    fontSize: '.85em',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  // If a heading is a link, the URL is on its own line, no larger than body text.
  'main :is(h2, h3, h4, h5) a::after': {
    display: 'block',
    fontFamily: typography.fontFamily,
    fontSize: '.75rem',
    lineHeight: 1.3,
  },
});

const styles = (theme: Theme, origin: string): CSSObject[] =>
  [{ [meaningless]: hidden }, foreign, measures(theme), ink(theme), unfolded, breaks].concat(
    addresses(theme, origin),
  );

const cssByTheme = new WeakMap<Theme, Map<string, string>>();

/**
 * Returns a separate style sheet for `media="print"`, which follows the page's styles. Its selectors use elements,
 * landmarks and MUI's classes, so pages keep the classes that are mentioned here.
 *
 * @param origin of the site, printed before the paths of internal links.
 */
export function printCss(theme: Theme, origin = ''): string {
  const cssByOrigin = cssByTheme.get(theme) ?? new Map<string, string>();
  cssByTheme.set(theme, cssByOrigin);
  const css = cssByOrigin.get(origin) ?? styles(theme, origin).map(cssText).join('');
  cssByOrigin.set(origin, css);
  return css;
}
