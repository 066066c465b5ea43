import { useZipCode } from '#components/useZipCode.ts';
import { ZipCodeForm } from '#components/ZipCodeForm.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import type { Props } from './ZipCodePrompt.schema.ts';
import { Current, Question, Root } from './ZipCodePrompt.styles.ts';
import type { words } from './ZipCodePrompt.words.ts';

/** Asks for the zip code for all sections of the page, and lets the visitor change it. */
export function ZipCodePrompt({ heading, changeHeading = heading, level, next }: Props) {
  const { id, serviceBase, zipCode } = useSection();
  const word = useWords<typeof words>();
  const zip = useZipCode(zipCode);
  return (
    <Root
      tone="own"
      heading={zip === undefined ? heading : changeHeading}
      level={level}
      headingId={`${id}-heading`}
      slotProps={{ heading: { variant: 'h3' } }}
    >
      <Question>
        <ZipCodeForm
          id={id}
          action={`${serviceBase}/zipCode`}
          label={word('zipLabel')}
          button={word('zipButton')}
          error={word('zipError')}
          next={next}
        />
      </Question>
      <Current role="status">{zip === undefined ? '' : word('zipCurrent', { zip })}</Current>
    </Root>
  );
}
