import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';
import { media } from '#theme/base/media.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoArticleFilter?: OwnComponent<
      | 'form'
      | 'filters'
      | 'dropdown'
      | 'native'
      | 'opener'
      | 'openerIcon'
      | 'listbox'
      | 'option'
      | 'actions'
      | 'reset'
      | 'bar'
      | 'found'
      | 'failure'
      | 'layouts'
      | 'layout'
      | 'results'
      | 'nothing'
    >;
  }
}

export const PorticoArticleFilter: OwnComponents['PorticoArticleFilter'] = {
  styleOverrides: {
    form: ({ theme: { vars } }) => ({
      borderRadius: vars.shape.cardRadius,
      background: vars.palette.background.surface,
    }),
    opener: ({ theme: { vars, typography, stroke, spacing } }) => ({
      ...typography.body1,
      overflowWrap: 'anywhere',
      minHeight: vars.layout.controlHeight,
      padding: `${spacing(1.25)} ${spacing(1.5)} ${spacing(1.25)} ${spacing(1.75)}`,
      border: `${stroke.hairline} solid ${vars.palette.outline}`,
      borderRadius: vars.shape.borderRadius,
      background: vars.palette.background.paper,
      color: vars.palette.text.primary,
      '&:hover': { borderColor: vars.palette.text.primary },
    }),
    listbox: ({ theme: { vars, stroke } }) => ({
      border: `${stroke.hairline} solid ${vars.palette.divider}`,
      borderRadius: vars.shape.borderRadius,
      background: vars.palette.background.paper,
      color: vars.palette.text.primary,
      boxShadow: vars.elevation.overlay,
    }),
    option: ({ theme: { vars, stroke, typography } }) => ({
      minHeight: vars.layout.controlHeight,
      borderRadius: vars.shape.smallRadius,
      '&:hover, &[data-active=true]': {
        background: vars.palette.action.hover,
        color: vars.palette.primary.main,
      },
      '&[data-active=true]': { outline: `${stroke.focus} solid ${vars.palette.focus}` },
      '&[aria-selected=true]': { fontWeight: typography.fontWeightBold },
    }),
    found: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary, '&:focus': { outline: 0 } }),
    failure: ({ theme: { vars, typography } }) => ({
      color: vars.palette.error.main,
      fontWeight: typography.fontWeightBold,
    }),
    layout: ({ theme: { vars, typography, stroke } }) => ({
      ...typography.body2,
      overflowWrap: 'anywhere',
      minHeight: vars.layout.controlHeight,
      border: `${stroke.hairline} solid ${vars.palette.outline}`,
      background: vars.palette.background.paper,
      color: vars.palette.text.primary,
      '&:first-of-type': {
        borderStartStartRadius: vars.shape.borderRadius,
        borderEndStartRadius: vars.shape.borderRadius,
      },
      '&:last-of-type': {
        borderStartEndRadius: vars.shape.borderRadius,
        borderEndEndRadius: vars.shape.borderRadius,
        borderInlineStart: 0,
      },
      '&[aria-pressed=true]': {
        background: vars.palette.action.hover,
        color: vars.palette.primary.main,
        fontWeight: typography.fontWeightBold,
        [media.forcedColors]: {
          forcedColorAdjust: 'none',
          background: 'SelectedItem',
          color: 'SelectedItemText',
        },
      },
    }),
  },
};
