import { useZipCode } from '#components/zip-code/useZipCode.ts';
import { zipCodeFormText } from '#components/zip-code/ZipCodeFormView.tsx';
import { ZipCodeForm } from '#components/zip-code/ZipCodeForm.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './ZipCodePrompt.schema.ts';
import { Current, Question, Root } from './ZipCodePrompt.styles.ts';
import type { words } from './ZipCodePrompt.words.ts';

/** Asks for the zip code on behalf of all sections of the page, and lets the visitor change it. */
export function ZipCodePrompt({ heading, changeHeading = heading, level, next }: Props) {
  const environment = useSection();
  const { id, zipCode } = environment;
  const word = useWords<typeof words>();
  const zip = useZipCode(zipCode);
  // The heading already explains why.
  const { hint: _hint, ...question } = zipCodeFormText(environment, word, next);
  return (
    <Root
      tone="own"
      heading={zip === undefined ? heading : changeHeading}
      level={level}
      headingId={`${id}-heading`}
      contentSpace="own"
      slotProps={{ heading: { variant: 'h3' } }}
      data-screen-only=""
    >
      <Question>
        <ZipCodeForm {...question} />
      </Question>
      <Current role="status">{zip === undefined ? '' : word('zipCurrent', { zip })}</Current>
    </Root>
  );
}
