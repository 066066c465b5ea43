import { Container } from '#components/layout/Container.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { List } from '#components/data-display/List.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoSiteFooter';

export const Root = styled('div', { name, slot: 'Root' })(({ theme: { vars, stroke } }) => ({
  background: vars.palette.brand.main,
  color: vars.palette.brand.contrastText,
  borderTop: `calc(1.5 * ${stroke.accent}) solid ${vars.palette.secondary.main}`,
}));

export const Content = styled(Container, { name, slot: 'Content' })(
  ({ theme: { breakpoints, spacing } }) => ({
    paddingBlock: spacing(4, 3),
    [breakpoints.up('lg')]: { paddingBlock: spacing(8, 5) },
  }),
);

export const Columns = styled('nav', { name, slot: 'Columns' })(({ theme: { breakpoints, spacing } }) => ({
  // On narrow screens, columns of different lengths fill the space without gaps.
  [breakpoints.down('lg')]: {
    columns: '9rem',
    columnGap: spacing(3),
    '& > *': { breakInside: 'avoid', paddingBottom: spacing(2) },
  },
  [breakpoints.up('lg')]: {
    display: 'grid',
    gap: spacing(4.5, 3),
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  },
}));

export const Links = styled(List, { name, slot: 'Links' })(({ theme: { spacing } }) => ({
  marginTop: spacing(0.75),
}));

export const ColumnLink = styled(Link, { name, slot: 'Link' })(({ theme: { spacing, typography } }) => ({
  display: 'inline-block',
  paddingBlock: spacing(0.4),
  fontSize: typography.body2.fontSize,
}));

export const Contact = styled(Inline, { name, slot: 'Contact' })(({ theme: { breakpoints, spacing } }) => ({
  marginTop: spacing(2),
  [breakpoints.up('lg')]: { marginTop: spacing(4.5) },
  '& a, & a:hover': { color: 'inherit' },
}));

export const Row = styled(List, { name, slot: 'Row' })(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(3),
  '& [aria-current]': { fontWeight: typography.fontWeightMedium },
}));

export const Languages = styled(Row, { name, slot: 'Languages' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
}));

export const Legal = styled('div', { name, slot: 'Legal' })(
  ({ theme: { spacing, vars, stroke, typography } }) => ({
    ...typography.caption,
    marginTop: spacing(2.5),
    paddingTop: spacing(2.5),
    display: 'grid',
    gap: spacing(1.2),
    borderTop: `${stroke.hairline} solid ${vars.palette.brand.divider}`,
    color: vars.palette.brand.muted,
  }),
);

export const LegalLine = styled(Inline, { name, slot: 'LegalLine' })(({ theme: { vars } }) => ({
  maxWidth: '58rem',
  '& a, & a:hover': { color: vars.palette.brand.contrastText },
}));

export const Badges = styled('p', { name, slot: 'Badges' })(({ theme: { spacing, vars, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.2, 3),
  color: vars.palette.brand.contrastText,
  fontWeight: typography.fontWeightMedium,
}));

export const Badge = styled('span', { name, slot: 'Badge' })(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1),
}));

/** The Equal Housing Lender logo: the outline of a house with an equals sign inside (12 CFR 338.3). */
export function EqualHousing() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2.5 11 12 3l9.500 8v2.500H19V21H5v-7.500H2.500z" />
      <path d="M8.500 12.500h7M8.500 16.500h7" />
    </svg>
  );
}
