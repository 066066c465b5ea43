import { Alert } from '#components/feedback/Alert.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './FormErrorBanner.schema.ts';
import { Root } from './FormErrorBanner.styles.ts';
import type { words } from './FormErrorBanner.words.ts';

/** Reports that a form was not sent. Visitors cannot dismiss it. */
export function FormErrorBanner(author: Props) {
  const { heading, text } = useThemeProps({ props: author, name: 'PorticoFormErrorBanner' });
  const word = useWords<typeof words>();
  return (
    <Root>
      <Alert severity="error" isFocused heading={heading ?? word('errorOnSubmit')}>
        {text && <Inline component="p" html={text} />}
      </Alert>
    </Root>
  );
}
