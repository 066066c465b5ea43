import styled from '@emotion/styled';
import { primaryAction } from '#components/actionStyles.ts';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';

const drawer = {
  '& nav': {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: 'min(22rem, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: '1rem 1.25rem 2rem',
    border: 0,
    background: vars.background,
    color: vars.text,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& nav::backdrop': { background: 'rgb(8 30 23 / .55)' },
  '& .close': {
    display: 'flex',
    gap: '.5rem',
    marginInlineStart: 'auto',
    padding: '.75rem 0',
    border: 0,
    background: 'none',
  },
  '& .items > li': { borderBottom: `1px solid ${vars.line}` },
  '& summary, & .top': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '.3rem',
    paddingBlock: '.95rem',
    fontWeight: 600,
    color: vars.text,
    textDecoration: 'none',
  },
} as const;

const bar = {
  '& nav': {
    display: 'block',
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    color: 'inherit',
    overflow: 'visible',
    background: 'none',
  },
  '& .close, & .menu': { display: 'none' },
  '& .items': { display: 'flex', gap: '.25rem' },
  '& .items > li': { border: 0 },
  '& summary, & .top': { padding: '1.6rem .8rem', justifyContent: 'flex-start', whiteSpace: 'nowrap' },
  // Inside, for an open panel begins right below.
  '& summary:focus-visible': { outlineOffset: '-3px' },
  '& summary svg': { width: 18, height: 18 },
  '& summary:hover, & .top:hover, & details[open] summary': {
    color: vars.primary,
    boxShadow: `inset 0 -3px ${vars.primary}`,
  },
  '& .top[aria-current]': { boxShadow: `inset 0 -3px ${vars.accent}` },
  '& .panel': {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 20,
    background: vars.background,
    borderBlock: `1px solid ${vars.line}`,
    boxShadow: '0 24px 32px -20px rgb(8 30 23 / .35)',
  },
  '& .groups': {
    maxWidth: `calc(${space.content} + 2 * ${space.gutter})`,
    margin: '0 auto',
    padding: `2rem ${space.gutter} 2.5rem`,
    display: 'flex',
    gap: '4rem',
  },
} as const;

/** The bar of wide screens and the drawer of narrow ones are the same elements. */
export const Root = styled.div({
  position: 'relative',
  background: vars.background,
  borderBottom: `1px solid ${vars.line}`,
  '& .bar': { display: 'flex', alignItems: 'center', gap: '1.5rem', minHeight: '4.25rem' },
  '& .items': { listStyle: 'none', margin: 0, padding: 0 },
  '& summary': { listStyle: 'none' },
  '& summary, & .top': {
    display: 'flex',
    alignItems: 'center',
    gap: '.3rem',
    fontWeight: 600,
    color: vars.text,
    textDecoration: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& details[open] summary svg': { rotate: '180deg' },
  '& .logo': { display: 'block', flex: 'none' },
  '& .logo img': { height: '2.25rem', width: 'auto' },
  '& .tools': { display: 'flex', alignItems: 'center', gap: '.75rem', marginInlineStart: 'auto' },
  '& .search, & .menu': {
    display: 'flex',
    alignItems: 'center',
    gap: '.4rem',
    minHeight: '2.75rem',
    padding: '.5rem',
    border: 0,
    background: 'none',
    color: vars.text,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .sign-in': { ...primaryAction, minHeight: '2.75rem', padding: '.4rem 1.15rem', whiteSpace: 'nowrap' },
  '& .panel ul': { listStyle: 'none', margin: 0, padding: '0 0 .75rem' },
  '& .panel li a': {
    display: 'block',
    padding: '.55rem 0',
    color: vars.text,
    textDecorationColor: 'transparent',
  },
  '& .panel li a:hover, & .panel li a[aria-current]': {
    color: vars.primary,
    textDecorationColor: 'currentColor',
  },
  '& .group': { color: vars.textMuted, fontSize: '.875rem', fontWeight: 650, paddingTop: '.25rem' },
  'body:has(& nav:popover-open)': { overflow: 'hidden' },
  '@media (max-width: 429px)': {
    '& .menu': { fontSize: 0, gap: 0 },
    '& .menu, & .search': { paddingInline: '.4rem' },
    '& .sign-in': { padding: '.4rem .7rem' },
    '& .bar': { gap: '.5rem', minHeight: '3.75rem' },
    // The mark gives way, never the controls.
    '& .logo': { flex: '0 1 auto', minWidth: 0 },
    '& .logo img': { height: 'auto' },
    '& .tools': { gap: '.1rem', flex: 'none' },
  },
  [media.belowLarge]: drawer,
  [media.large]: bar,
});
