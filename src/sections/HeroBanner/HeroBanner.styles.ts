import { Container } from '#components/layout/Container.tsx';
import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { eyebrow } from '#theme/base/eyebrow.ts';
import { outsideColumn } from '#theme/base/outsideColumn.ts';
import { type CSSObject, styled, type Theme } from '#theme/styled.ts';

const name = 'PorticoHeroBanner';

/** The state that the styles depend on. */
export interface HeroBannerState {
  readonly tone: 'deep' | 'light';
  /** What the picture is next to on narrow screens, or below everything; `none` without a picture. */
  readonly pictured: 'none' | 'actions' | 'words' | 'below';
  /** The outline of the picture. */
  readonly mask: 'brand' | 'card' | 'bleed' | 'none';
}
interface State {
  readonly ownerState: HeroBannerState;
}

/** Aspect ratios of masked pictures. */
export const shapeOf = { brand: 1.05, card: 1.25, bleed: 3 / 2 } as const;

/** Whether a picture has its own column beside the words. */
const isBeside = ({ ownerState: { pictured } }: State) => pictured === 'actions' || pictured === 'words';

/** Whether the banner is low, so that the task starts on the first screen. */
export const isLow = ({ ownerState: { tone, pictured } }: State) => tone === 'light' && pictured !== 'below';

export const Root = styled('div', { name, slot: 'Root' })<State>(({ theme: { vars, stroke } }) => ({
  background: vars.palette.background.surface,
  borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
  variants: [
    {
      props: { tone: 'deep' },
      style: { background: vars.palette.brand.main, color: vars.palette.brand.contrastText, borderBottom: 0 },
    },
  ],
}));

export const Content = styled(Container, { name, slot: 'Content' })<State>(
  ({ theme: { breakpoints, spacing, vars } }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.layout.section,
    variants: [
      { props: isLow, style: { paddingBlock: `calc(.4 * ${vars.layout.section})` } },
      {
        props: isBeside,
        style: {
          columnGap: spacing(2),
          [breakpoints.down('md')]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gridTemplateAreas: `"eyebrow eyebrow" "heading heading" "lead lead" "actions picture" "note note"`,
          },
          // The picture is aligned with the bottom edge.
          [breakpoints.up('md')]: {
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
            alignItems: 'center',
            columnGap: spacing(4),
            paddingBottom: 0,
          },
          [breakpoints.up('lg')]: { columnGap: spacing(8) },
        },
      },
      {
        props: { pictured: 'words' },
        style: {
          [breakpoints.down('md')]: {
            gridTemplateAreas: `"eyebrow eyebrow" "heading heading" "lead picture" "actions actions" "note note"`,
          },
        },
      },
      {
        props: { pictured: 'below' },
        style: {
          [breakpoints.down('lg')]: { paddingBottom: 0 },
          [breakpoints.up('lg')]: {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
            maxWidth: 'none',
            minHeight: 'clamp(26rem, 38vw, 36rem)',
            padding: 0,
          },
        },
      },
    ],
  }),
);

export const Words = styled('div', { name, slot: 'Words' })<State>(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    variants: [
      {
        props: isBeside,
        style: {
          [breakpoints.down('md')]: { display: 'contents', '& > h1': { gridArea: 'heading' } },
          [breakpoints.up('md')]: { paddingBottom: vars.layout.section },
        },
      },
      {
        props: (state: State) => isLow(state) && isBeside(state),
        style: { [breakpoints.up('md')]: { paddingBottom: `calc(.4 * ${vars.layout.section})` } },
      },
      {
        props: { pictured: 'below' },
        style: {
          [breakpoints.up('lg')]: {
            alignSelf: 'center',
            paddingBlock: vars.layout.section,
            paddingInline: `${outsideColumn(theme)} ${spacing(9)}`,
          },
        },
      },
    ],
  };
});

export const Eyebrow = styled(Typography, { name, slot: 'Eyebrow' })<State>(({ theme }) => ({
  ...eyebrow(theme),
  gridArea: 'eyebrow',
  overflowWrap: 'anywhere',
  variants: [{ props: { tone: 'deep' }, style: { color: theme.vars.palette.inverse.main } }],
}));

export const Lead = styled(Inline, { name, slot: 'Lead' })<State>(({ theme: { spacing, vars } }) => ({
  gridArea: 'lead',
  marginTop: spacing(2),
  maxWidth: '36rem',
  color: vars.palette.text.secondary,
  // Rates that are refreshed keep their width.
  '& [data-rate]': { fontVariantNumeric: 'tabular-nums' },
  variants: [
    { props: isLow, style: { marginTop: spacing(1.25), maxWidth: '44rem' } },
    { props: { tone: 'deep' }, style: { color: vars.palette.brand.muted } },
  ],
}));

export const Actions = styled('div', { name, slot: 'Actions' })<State>(
  ({ theme: { breakpoints, spacing } }) => ({
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: spacing(1.5),
    marginTop: spacing(2.5),
    variants: [
      {
        // Beside the picture they stand one below the other, and are as wide as the wider one.
        props: { pictured: 'actions' },
        style: { [breakpoints.down('md')]: { display: 'grid', justifyContent: 'start' } },
      },
    ],
  }),
);

export const Note = styled(Inline, { name, slot: 'Note' })<State>(({ theme: { spacing, vars } }) => ({
  gridArea: 'note',
  marginTop: spacing(2),
  maxWidth: '36rem',
  color: vars.palette.text.secondary,
  variants: [
    { props: { tone: 'deep' }, style: { color: vars.palette.brand.muted, '& a': { color: 'inherit' } } },
  ],
}));

/** What keeps a picture that is round at the bottom away from the lower edge. */
const lift = ({ vars }: Theme) => `min(${vars.shape.heroBottomRadius}, .6 * ${vars.layout.section})`;

/** The picture of a scene is cropped; its middle always shows. */
const scenePicture = ({ breakpoints, vars }: Theme): CSSObject => ({
  position: 'relative',
  gridArea: 'auto',
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  width: 'auto',
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
  [breakpoints.down('lg')]: {
    marginTop: `calc(.7 * ${vars.layout.section})`,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
  },
  [breakpoints.up('md')]: { width: 'auto', maxWidth: 'none', '& img': { aspectRatio: '2 / 1' } },
  [breakpoints.up('lg')]: {
    marginTop: 0,
    '& img': { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
  },
});

export const PictureFrame = styled('div', { name, slot: 'Picture' })<State>(
  ({ theme, theme: { breakpoints, spacing, vars } }) => ({
    gridArea: 'picture',
    alignSelf: 'end',
    justifySelf: 'end',
    width: '7.5rem',
    marginTop: spacing(2),
    '& img': { width: '100%' },
    [breakpoints.up('md')]: { gridArea: 'auto', width: '100%', maxWidth: '25rem', marginTop: 0 },
    variants: [
      {
        props: ({ ownerState: { mask } }: State) => mask === 'brand' || mask === 'card',
        style: {
          '& img': {
            width: '100%',
            aspectRatio: String(shapeOf.brand),
            objectFit: 'cover',
            borderRadius: vars.shape.heroRadius,
          },
        },
      },
      {
        props: { mask: 'brand' },
        style: { [breakpoints.up('md')]: { marginBottom: lift(theme) } },
      },
      {
        props: { mask: 'card' },
        style: {
          '& img': { borderRadius: vars.shape.cardRadius, aspectRatio: String(shapeOf.card) },
          [breakpoints.up('md')]: { marginBottom: `calc(.6 * ${vars.layout.section})` },
        },
      },
      {
        props: isLow,
        style: {
          [breakpoints.down('md')]: { width: '6rem', marginTop: 0 },
          [breakpoints.up('md')]: {
            width: 'auto',
            maxWidth: 'none',
            '& img': { width: 'auto', height: '7.5rem' },
          },
          // Wider, but no higher than the words.
          [breakpoints.up('lg')]: { '& img': { width: '18rem', height: '9rem' } },
        },
      },
      { props: { pictured: 'below' }, style: scenePicture(theme) },
    ],
  }),
);
