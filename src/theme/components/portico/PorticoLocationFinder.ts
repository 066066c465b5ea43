import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoLocationFinder?: OwnComponent<
      | 'form'
      | 'found'
      | 'failure'
      | 'results'
      | 'nothing'
      | 'stateName'
      | 'city'
      | 'cityName'
      | 'branches'
      | 'branch'
      | 'part'
      | 'photo'
      | 'address'
      | 'street'
      | 'landmark'
      | 'ways'
      | 'way'
      | 'hours'
      | 'hoursRow'
      | 'times'
      | 'services'
      | 'service'
      | 'states'
      | 'stateList'
      | 'stateLink'
    >;
  }
}

export const PorticoLocationFinder: OwnComponents['PorticoLocationFinder'] = {
  styleOverrides: {
    form: ({ theme: { vars } }) => ({
      borderRadius: vars.shape.cardRadius,
      background: vars.palette.background.surface,
    }),
    found: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary, '&:focus': { outline: 0 } }),
    failure: ({ theme: { vars, typography } }) => ({
      color: vars.palette.error.main,
      fontWeight: typography.fontWeightBold,
    }),
    city: ({ theme: { vars, stroke } }) => ({
      borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    }),
    street: ({ theme: { typography } }) => ({ fontWeight: typography.fontWeightBold }),
    hours: ({ theme: { typography } }) => ({
      ...typography.body2,
      fontVariantNumeric: 'tabular-nums',
    }),
  },
};
