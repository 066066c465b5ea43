import { Container } from '#components/layout/Container.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { styled, useThemeProps } from '#theme/styled.ts';
import type { Props } from './FdicDigitalSign.schema.ts';
import type { words } from './FdicDigitalSign.words.ts';

const name = 'PorticoFdicDigitalSign';

interface State {
  readonly ownerState: Pick<Props, 'placement'>;
}

const Root = styled('div', { name, slot: 'Root' })<State>(({ theme: { spacing } }) => ({
  variants: [{ props: { placement: 'inline' }, style: { paddingBlock: spacing(2) } }],
}));

const Sign = styled('div', { name, slot: 'Sign' })<State>(({ theme: { spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  paddingBlock: spacing(0.9),
  variants: [
    {
      props: { placement: 'inline' },
      style: { width: 'fit-content', maxWidth: '100%', padding: spacing(1.2, 1.8) },
    },
  ],
}));

const Mark = styled('span', { name, slot: 'Mark' })({});
const Statement = styled('em', { name, slot: 'Statement' })({});
const Translation = styled('small', { name, slot: 'Translation' })({ display: 'block' });

/** The FDIC official digital sign (12 CFR 328.5) as text, so that it is sharp, readable and selectable. */
export function FdicDigitalSign(author: Props) {
  const { placement } = useThemeProps({ props: author, name });
  const word = useWords<typeof words>();
  const translation = word('fdicTranslation');
  const ownerState = { placement };
  return (
    <Root ownerState={ownerState}>
      <Container>
        <Sign ownerState={ownerState}>
          <Mark lang="en">FDIC</Mark>
          <p>
            <Statement lang="en">{word('fdicStatement')}</Statement>
            {translation !== '' && <Translation>{translation}</Translation>}
          </p>
        </Sign>
      </Container>
    </Root>
  );
}
