import { Container } from '#components/layout/Container.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './OfficialSign.schema.ts';
import { Logo, Root, Sign, Statement, Translation } from './OfficialSign.styles.ts';
import type { words } from './OfficialSign.words.ts';

/**
 * The official sign of the regulator as text, so that it is sharp, readable and selectable: the FDIC’s digital sign (12
 * CFR 328.5), or the NCUA’s sign (12 CFR 740.4) if the brand’s `regulator` is `ncua`.
 */
export function OfficialSign(author: Props) {
  const { placement } = useThemeProps({ props: author, name: 'PorticoOfficialSign' });
  const word = useWords<typeof words>();
  const translation = word('signTranslation');
  const ownerState = { placement };
  return (
    <Root ownerState={ownerState}>
      <Container>
        <Sign ownerState={ownerState}>
          <Logo lang="en">{word('signName')}</Logo>
          <p>
            <Statement lang="en">{word('signStatement')}</Statement>
            {translation !== '' && <Translation ownerState={ownerState}>{translation}</Translation>}
          </p>
        </Sign>
      </Container>
    </Root>
  );
}
