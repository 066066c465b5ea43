import { Inline, Typography } from '#components/data-display/Typography.tsx';
import { eyebrow } from '#theme/base/eyebrow.ts';
import { onBrand } from '#theme/base/onBrand.ts';
import { outsideColumn } from '#theme/base/outsideColumn.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFeatureSplit';

interface OnSide {
  readonly ownerState: { readonly side: 'start' | 'end' };
}

export const Root = styled('section', { name, slot: 'Root' })<{
  readonly ownerState: { readonly tone: 'plain' | 'quiet' | 'brand' };
}>(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    minHeight: 'clamp(24rem, 40vw, 38rem)',
  },
  variants: [
    { props: { tone: 'quiet' }, style: { background: theme.vars.palette.background.surface } },
    { props: { tone: 'brand' }, style: onBrand(theme) },
  ],
}));

/** The words determine the height; the picture fills it. */
export const PictureFrame = styled('div', { name, slot: 'Picture' })<OnSide>(
  ({ theme: { breakpoints } }) => ({
    position: 'relative',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    [breakpoints.down('md')]: { aspectRatio: '3 / 2' },
    [breakpoints.up('md')]: { '& img': { position: 'absolute', inset: 0 } },
    variants: [{ props: { side: 'end' }, style: { [breakpoints.up('md')]: { order: 1 } } }],
  }),
);

export const Words = styled('div', { name, slot: 'Words' })<OnSide>(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  const outside = outsideColumn(theme);
  return {
    alignSelf: 'center',
    paddingBlock: `calc(.7 * ${vars.layout.section})`,
    paddingInline: vars.layout.gutter,
    overflowWrap: 'anywhere',
    [breakpoints.up('md')]: { paddingBlock: vars.layout.section },
    variants: [
      {
        props: { side: 'start' },
        style: {
          [breakpoints.up('md')]: { paddingInline: `${spacing(5)} ${outside}` },
          [breakpoints.up('lg')]: { paddingInlineStart: spacing(9) },
        },
      },
      {
        props: { side: 'end' },
        style: {
          [breakpoints.up('md')]: { paddingInline: `${outside} ${spacing(5)}` },
          [breakpoints.up('lg')]: { paddingInlineEnd: spacing(9) },
        },
      },
    ],
  };
});

export const Eyebrow = styled(Typography, { name, slot: 'Eyebrow' })(({ theme }) => eyebrow(theme));

export const Lead = styled(Inline, { name, slot: 'Lead' })(({ theme: { spacing, vars } }) => ({
  marginTop: spacing(2),
  color: vars.palette.text.secondary,
}));

export const Points = styled('ul', { name, slot: 'Points' })(({ theme: { spacing } }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: spacing(1.25),
  margin: 0,
  marginTop: spacing(3),
  padding: 0,
}));

export const Point = styled('li', { name, slot: 'Point' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: spacing(1.5),
  alignItems: 'start',
}));

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  marginTop: spacing(3.5),
}));
