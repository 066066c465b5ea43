import type { OwnComponent, OwnComponents } from '#theme/base/OwnComponent.ts';

declare module '#theme/base/OwnComponent.ts' {
  interface OwnComponents {
    PorticoRecommenderStep?: OwnComponent<
      'root' | 'title' | 'answers' | 'choices' | 'choice' | 'answerLinks' | 'ways' | 'content'
    >;
  }
}

export const PorticoRecommenderStep: OwnComponents['PorticoRecommenderStep'] = {
  styleOverrides: {
    choice: ({ theme: { vars, stroke } }) => ({
      border: `${stroke.hairline} solid ${vars.palette.outline}`,
      borderRadius: vars.shape.borderRadius,
      '&:hover': { borderColor: vars.palette.primary.main },
      '&:has(:checked)': {
        borderColor: vars.palette.primary.main,
        background: vars.palette.action.selected,
        boxShadow: `inset 0 0 0 ${stroke.hairline} ${vars.palette.primary.main}`,
      },
    }),
  },
};
