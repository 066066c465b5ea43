import { Link } from '#components/navigation/Link.tsx';
import { List as BaseList } from '#components/data-display/List.tsx';
import { Slot } from '#section-kit/sectionContext.tsx';
import { type CSSObject, styled, type Theme } from '#theme/styled.ts';

const name = 'PorticoUtilityBar';

export const Root = styled('div', { name, slot: 'Root' })(({ theme: { vars, stroke, typography } }) => ({
  ...typography.caption,
  background: vars.palette.background.surface,
  borderBottom: `${stroke.hairline} solid ${vars.palette.divider}`,
}));

export const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: spacing(1.2),
  [breakpoints.up('md')]: { columnGap: spacing(3) },
}));

/** The end of the row. */
export const End = styled('div', { name, slot: 'End' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: spacing(1),
  [breakpoints.up('md')]: { columnGap: spacing(2.5) },
}));

export const Extra = styled(Slot, { name, slot: 'Extra' })({ display: 'flex', alignItems: 'center' });

export const List = styled(BaseList, { name, slot: 'List' })(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(1.2),
  [breakpoints.up('md')]: { columnGap: spacing(2.5) },
}));

export const Item = styled('li', { name, slot: 'Item' })<{
  readonly ownerState?: { readonly isSpared: boolean };
}>(({ theme: { breakpoints, vars } }) => ({
  display: 'flex',
  color: vars.palette.text.secondary,
  variants: [
    {
      // Hides the globe icon and the current language on phones, so that the bar fits on one line.
      props: { isSpared: true },
      style: { [breakpoints.down('md')]: { display: 'none' } },
    },
  ],
}));

/** The bar is low on phones, where the page must begin soon, but its links stay large enough to tap. */
const barPadding = ({ spacing, breakpoints }: Theme): CSSObject => ({
  paddingBlock: spacing(1),
  [breakpoints.down('md')]: { paddingBlock: spacing(0.4) },
});

export const BarLink = styled(Link, { name, slot: 'Link' })(({ theme, theme: { spacing } }) => ({
  ...barPadding(theme),
  // Keeps Chinese names of two characters together, and large enough to tap.
  minWidth: spacing(3),
  wordBreak: 'keep-all',
  // A very long word breaks before the page scrolls sideways.
  overflowWrap: 'anywhere',
}));

export const Current = styled('span', { name, slot: 'Current' })(
  ({ theme, theme: { vars, typography } }) => ({
    ...barPadding(theme),
    color: vars.palette.text.primary,
    fontWeight: typography.fontWeightMedium,
  }),
);
