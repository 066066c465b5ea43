import { fdicSign } from '#theme/base/fdicSign.ts';
import { styled, type Theme } from '#theme/styled.ts';
import type { Props } from './FdicDigitalSign.schema.ts';

const name = 'PorticoFdicDigitalSign';

interface State {
  readonly ownerState: Pick<Props, 'placement'>;
}

const colors = (theme: Theme) => ({
  background: fdicSign.white,
  color: fdicSign.navy,
  [theme.getColorSchemeSelector('dark')]: { background: 'transparent', color: fdicSign.white },
});

// The sign's English text keeps its font on Chinese pages.
const letters = ({ typography }: Theme) => ({ fontFamily: typography.fontFamily });

export const Root = styled('div', { name, slot: 'Root' })<State>(({ theme, theme: { spacing } }) => ({
  ...colors(theme),
  ...fdicSign.text,
  borderBottom: `${theme.stroke.hairline} solid ${theme.vars.palette.divider}`,
  variants: [
    {
      props: { placement: 'inline' },
      style: { paddingBlock: spacing(2), background: 'transparent', borderBottom: 0 },
    },
  ],
}));

export const Sign = styled('div', { name, slot: 'Sign' })<State>(({ theme, theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  paddingBlock: spacing(0.9),
  variants: [
    {
      props: { placement: 'inline' },
      style: {
        ...colors(theme),
        width: 'fit-content',
        maxWidth: '100%',
        padding: spacing(1.2, 1.8),
        border: `${theme.stroke.hairline} solid ${theme.vars.palette.divider}`,
        borderRadius: theme.vars.shape.borderRadius,
      },
    },
  ],
}));

export const Logo = styled('span', { name, slot: 'Logo' })(({ theme }) => ({
  ...letters(theme),
  ...fdicSign.mark,
}));

export const Statement = styled('em', { name, slot: 'Statement' })(({ theme }) => letters(theme));

export const Translation = styled('small', { name, slot: 'Translation' })({
  display: 'block',
  fontSize: '.9em',
});
