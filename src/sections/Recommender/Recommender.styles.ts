import { Slot } from '#section-kit/sectionContext.tsx';
import { cssVariable } from '#theme/base/cssVariable.ts';
import { media } from '#theme/base/media.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoRecommender';
const step = '> [data-section]';
/** All steps but the first. */
const later = `${step} + [data-section]`;

/**
 * With scripts one step shows: the first one before the script runs, so that nothing moves; then the one that
 * `data-shown` marks. On paper all of them show, with their answers. The panel is the frame of what stands in the steps.
 */
export const Steps = styled(Slot, { name, slot: 'Steps' })(
  ({ theme: { breakpoints, spacing, vars, stroke } }) => ({
    marginTop: spacing(4),
    padding: spacing(5),
    border: `${stroke.hairline} solid ${vars.palette.divider}`,
    borderRadius: vars.shape.cardRadius,
    background: vars.palette.background.paper,
    [breakpoints.down('md')]: { padding: spacing(2.5) },
    [`& ${later}`]: { marginTop: spacing(5), paddingTop: spacing(5) },
    // The first step has no Back button.
    [`& ${step}:first-of-type [data-back]`]: { display: 'none' },
    [cssVariable(vars.layout.section)]: '0px',
    [cssVariable(vars.layout.gutter)]: '0px',
    [media.screenWithScript]: {
      [`& ${later}`]: { marginTop: 0, paddingTop: 0 },
      [`&:not([data-at]) ${later}, &[data-at] ${step}:not([data-shown])`]: { display: 'none' },
    },
    [media.noScript]: {
      [`& ${later}`]: { borderTop: `${stroke.hairline} solid ${vars.palette.divider}` },
    },
  }),
);
