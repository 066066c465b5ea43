import { em } from '#theme/base/breakpoints.ts';
import type { Components, CSSInterpolation, CSSObject, Theme } from '@mui/material/styles';
import { media } from '#theme/base/media.ts';
import { appear, appearing } from '#theme/base/motion.ts';
import { visuallyHidden } from '#theme/base/visuallyHidden.ts';

const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** What moves by itself: from one page to the next, and what opens above the page. */
const motion = (theme: Theme): CSSObject => ({
  '@keyframes appear': appearing,
  [media.motion]: {
    '@view-transition': { navigation: 'auto' },
    // The images of both pages inherit it.
    '::view-transition-group(root)': {
      animationDuration: `${theme.transitions.duration.leavingScreen}ms`,
    },
    'dialog[open], :popover-open': { animation: appear(theme) },
  },
});

const elements = ({ vars, typography, stroke, layout, breakpoints }: Theme): CSSObject => ({
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollPaddingBlock: '5rem',
    background: vars.palette.background.default,
  },
  body: {
    ...typography.body1,
    margin: 0,
    color: vars.palette.text.primary,
    background: vars.palette.background.default,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  'h1, h2, h3, h4': { margin: 0, textWrap: 'balance' },
  // Break words that are wider than a phone. `anywhere` also affects the minimum content width of columns.
  'h1, h2, h3, h4, summary, label, legend': { overflowWrap: 'anywhere' },
  h1: typography.h1,
  h2: typography.h2,
  h3: typography.h3,
  h4: typography.h4,
  'p, ul, ol, dl, figure, blockquote': { margin: 0 },
  // Keep telephone numbers and dates of rates on one line where a line is long enough.
  [breakpoints.up(em(320))]: {
    ':where(:is(p, li) :is([data-rate-date], a[href^="tel:"]))': { whiteSpace: 'nowrap' },
  },
  'img, svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  ':focus-visible': {
    outline: `${stroke.focus} solid ${vars.palette.focus}`,
    outlineOffset: stroke.focus,
    borderRadius: stroke.focus,
  },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  summary: { cursor: 'pointer' },
  main: { display: 'block', '&:focus': { outline: 0 } },
  sup: {
    fontSize: '.7em',
    lineHeight: 0,
    '& a': { color: 'inherit', textDecoration: 'none', padding: '.7em .2em' },
  },
  'h1 sup, h2 sup': { fontSize: '.45em' },
  '.skip-link': {
    position: 'absolute',
    left: layout.gutter,
    // Above the page, however many lines it has.
    bottom: '100%',
    zIndex: 30,
    padding: '.75rem 1.25rem',
    background: vars.palette.brand.main,
    color: vars.palette.brand.contrastText,
    borderRadius: `0 0 ${vars.shape.borderRadius} ${vars.shape.borderRadius}`,
    '&:focus': { top: 0, bottom: 'auto', color: vars.palette.brand.contrastText },
  },
  // What is pressed gives way. Colors stay, so that the contrast does too.
  ':where(button, .MuiButton-root):active': { translate: `0 ${stroke.strong}` },
  '.visually-hidden': visuallyHidden,
  '[hidden]': { display: 'none !important' },
  [reducedMotion]: {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/**
 * Returns the root styles of a MUI component from `theme.components`, for elements that React does not render, such as
 * links in author text.
 */
function rootStyle(theme: Theme, name: 'MuiLink'): CSSInterpolation {
  const rules = (style: unknown): CSSInterpolation => {
    if (Array.isArray(style)) return style.map(rules);
    if (typeof style === 'function') return rules(style({ theme, ownerState: {} }));
    if (typeof style !== 'object' || style === null) return undefined;
    // `memoTheme` wraps an override that it has resolved for its theme.
    if ('isProcessed' in style && 'style' in style) return rules(style.style);
    const { variants: _variants, ...own } = style as { variants?: unknown };
    return own;
  };
  return rules(theme.components?.[name]?.styleOverrides?.root);
}

/**
 * The base styles of every page. Links in author text look like MUI's Link. `:where` gives `a:hover` the specificity of
 * a class, so that a Button that is a link keeps its color on hover.
 */
export const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    ...elements(theme),
    ...motion(theme),
    ':where(a)': rootStyle(theme, 'MuiLink'),
  }),
};
