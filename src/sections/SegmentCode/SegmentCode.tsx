import { Button } from '#components/inputs/Button.tsx';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';
import { ScriptNote } from '#components/feedback/ScriptNote.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './SegmentCode.schema.ts';
import { Applied, Content, Field, Row } from './SegmentCode.styles.ts';
import type { words } from './SegmentCode.words.ts';

/** Saves a code from a letter for a day, so that the bank's other pages know the offer (WIDG-05). */
export function SegmentCode(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoSegmentCode' });
  const { heading, level, text, label, button, errorText, appliedText } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const field = `${id}-code`;
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Content>
        <form noValidate data-applied={appliedText}>
          <input type="hidden" name="errorText" value={errorText} />
          <FormLabel htmlFor={field}>{label}</FormLabel>
          <FormHelperText id={`${field}-error`} role="alert" error />
          <Row>
            <Field>
              <InputBase
                id={field}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                aria-describedby={`${field}-error`}
              />
            </Field>
            <Button type="submit">{button}</Button>
          </Row>
          <Applied role="status" />
        </form>
      </Content>
      <ScriptNote>{word('segmentNeedsScript')}</ScriptNote>
    </SectionFrame>
  );
}
