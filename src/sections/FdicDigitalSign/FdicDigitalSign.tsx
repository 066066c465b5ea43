import { Container } from '#components/layout/Container.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './FdicDigitalSign.schema.ts';
import { Logo, Root, Sign, Statement, Translation } from './FdicDigitalSign.styles.ts';
import type { words } from './FdicDigitalSign.words.ts';

/** The FDIC official digital sign (12 CFR 328.5) as text, so that it is sharp, readable and selectable. */
export function FdicDigitalSign(author: Props) {
  const { placement } = useThemeProps({ props: author, name: 'PorticoFdicDigitalSign' });
  const word = useWords<typeof words>();
  const translation = word('fdicTranslation');
  const ownerState = { placement };
  return (
    <Root ownerState={ownerState}>
      <Container>
        <Sign ownerState={ownerState}>
          <Logo lang="en">FDIC</Logo>
          <p>
            <Statement lang="en">{word('fdicStatement')}</Statement>
            {translation !== '' && <Translation>{translation}</Translation>}
          </p>
        </Sign>
      </Container>
    </Root>
  );
}
