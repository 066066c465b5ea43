import { Slot } from '#section-kit/sectionContext.tsx';
import { cssVariable } from '#theme/base/cssVariable.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoColumns';

export const Columns = styled('div', { name, slot: 'Columns' })<{
  readonly ownerState: { readonly share: 'wide-main' | 'equal' };
}>(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: spacing(8) },
  variants: [
    {
      props: { share: 'wide-main' },
      style: { [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  ],
}));

/** Replaces the frames of the sections inside, which have no gutter and no space above and below. */
export const Column = styled(Slot, { name, slot: 'Column' })<{
  readonly ownerState: { readonly isAside: boolean };
}>(({ theme: { breakpoints, spacing, vars, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: spacing(4),
  variants: [
    {
      // The same gap as between the parts of a text.
      props: { isAside: false },
      style: { [breakpoints.up('lg')]: { gap: spacing(6) } },
    },
    {
      // Headings in an aside are less prominent.
      props: { isAside: true },
      style: { [breakpoints.up('lg')]: { '& h2': { fontSize: typography.h3.fontSize } } },
    },
  ],
  [cssVariable(vars.layout.section)]: '0px',
  [cssVariable(vars.layout.gutter)]: '0px',
}));
