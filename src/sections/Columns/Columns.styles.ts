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
  [breakpoints.up('large')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: spacing(8) },
  variants: [
    {
      props: { share: 'wide-main' },
      style: { [breakpoints.up('large')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  ],
}));

/** Replaces the frames of the sections inside, which have no gutter and no space above and below. */
export const Column = styled(Slot, { name, slot: 'Column' })<{
  readonly ownerState: { readonly isAside: boolean };
}>(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: spacing(4),
  variants: [
    {
      // The same gap as between the parts of a text.
      props: { isAside: false },
      style: { [breakpoints.up('large')]: { gap: spacing(6) } },
    },
  ],
  [cssVariable(vars.layout.section)]: '0px',
  [cssVariable(vars.layout.gutter)]: '0px',
}));
