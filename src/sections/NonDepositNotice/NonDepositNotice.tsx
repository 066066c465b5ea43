import { Inline } from '#components/data-display/Typography.tsx';
import { Container } from '#components/layout/Container.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './NonDepositNotice.schema.ts';
import { Notice, Statement, Statements } from './NonDepositNotice.styles.ts';
import type { words } from './NonDepositNotice.words.ts';

/** The statements that every page about non-deposit products must contain (12 CFR 328.5(d)). */
export function NonDepositNotice(author: Props) {
  const { text } = useThemeProps({ props: author, name: 'PorticoNonDepositNotice' });
  const word = useWords<typeof words>();
  const statements = [
    word('notInsured'),
    word('notDeposits'),
    word('mayLoseValue'),
    word('notGuaranteed'),
    word('noAgency'),
  ];
  return (
    <Container>
      <Notice variant="outlined">
        <Statements aria-label={word('label')}>
          {statements.map((statement) => (
            <Statement key={statement}>{statement}</Statement>
          ))}
        </Statements>
        {text !== undefined && <Inline component="p" html={text} />}
      </Notice>
    </Container>
  );
}
