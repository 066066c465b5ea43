import { Slot } from '#section-kit/sectionContext.tsx';
import { cssVariable } from '#theme/base/cssVariable.ts';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoRecommender';
const step = '[data-section=RecommenderStep]';
/** All steps but the first. */
const later = `${step} + ${step}`;

/**
 * With scripts only one step is visible: before the script runs, the first one, so that the layout does not shift; then
 * the one with `data-shown`. The panel replaces the frames of the sections in the steps.
 */
export const Steps = styled(Slot, { name, slot: 'Steps' })(({ theme: { breakpoints, spacing, vars } }) => ({
  marginTop: spacing(4),
  padding: spacing(5),
  [breakpoints.down('medium')]: { padding: spacing(2.5) },
  [`& ${later}`]: { marginTop: spacing(5), paddingTop: spacing(5) },
  // The first step has no Back button.
  [`& ${step}:not(${later}) [data-back]`]: { display: 'none' },
  [cssVariable(vars.layout.section)]: '0px',
  [cssVariable(vars.layout.gutter)]: '0px',
  [media.withScript]: {
    [`& ${later}`]: { marginTop: 0, paddingTop: 0 },
    [`&:not([data-at]) ${later}, &[data-at] ${step}:not([data-shown])`]: { display: 'none' },
  },
}));
