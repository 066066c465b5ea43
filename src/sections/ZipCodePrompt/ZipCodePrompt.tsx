import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { hiddenWhileAsked } from '#components/hiddenWhileAsked.ts';
import { useZipCode } from '#components/useZipCode.ts';
import { ZipCodeForm } from '#components/ZipCodeForm.tsx';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { vars } from '#theme/vars.ts';
import type { Props } from './ZipCodePrompt.schema.ts';
import type { words } from './ZipCodePrompt.words.ts';

const Root = styled.section({
  paddingBlock: '2rem',
  background: vars.primaryQuiet,
  ...hiddenWhileAsked,
  '& h2, & h3': { fontSize: '1.4rem', marginBottom: '1rem' },
  '& .current': { minHeight: '1.6em', fontWeight: 600 },
});

/** Asks for the zip code for all sections of the page, and lets the visitor change it. */
export function ZipCodePrompt({ heading, level, next }: Props) {
  const { id, serviceBase } = useSection();
  const word = useWords<typeof words>();
  const zip = useZipCode();
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        <ZipCodeForm
          id={id}
          action={`${serviceBase}/zipCode`}
          label={word('zipLabel')}
          button={word('zipButton')}
          error={word('zipError')}
          next={next}
        />
        <p className="current" role="status">
          {zip === undefined ? '' : word('zipCurrent', { zip })}
        </p>
      </div>
    </Root>
  );
}
