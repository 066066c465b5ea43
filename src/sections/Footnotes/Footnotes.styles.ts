import { Link } from '#components/navigation/Link.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { styled } from '#theme/styled.ts';

const name = 'PorticoFootnotes';

export const Root = styled(SectionFrame, { name, slot: 'Root' })(
  ({ theme: { vars, stroke, typography } }) => ({
    ...typography.caption,
    borderTop: `${stroke.hairline} solid ${vars.palette.divider}`,
    color: vars.palette.text.secondary,
  }),
);

export const Notes = styled('ol', { name, slot: 'Notes' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
  paddingInlineStart: '1.6em',
  maxWidth: '52rem',
}));

export const Note = styled('li', { name, slot: 'Note' })(({ theme: { vars, typography } }) => ({
  paddingInlineStart: '.25em',
  '& + &': { marginTop: '.6em' },
  '&::marker': { fontWeight: typography.fontWeightMedium, color: vars.palette.text.primary },
  // The footnote that the visitor jumped to.
  '&:target': {
    background: vars.palette.primary.subtle,
    outline: `.4em solid ${vars.palette.primary.subtle}`,
    color: vars.palette.text.primary,
  },
}));

// If a footnote has one paragraph, the link back follows its last word.
export const Text = styled(Rich, { name, slot: 'Text' })({
  display: 'inline',
  maxWidth: 'none',
  '& > p:only-child': { display: 'inline' },
});

export const Back = styled(Link, { name, slot: 'Back' })({
  display: 'inline-block',
  padding: '.15em .5em',
  marginInlineStart: '.2em',
  textDecorationLine: 'none',
});

export const More = styled(Rich, { name, slot: 'More' })(({ theme: { spacing } }) => ({
  marginTop: spacing(2),
  maxWidth: '52rem',
}));
