import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { FormView } from '#forms/FormView.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './Form.schema.ts';

const Root = styled.section({
  paddingBlock: space.section,
  '& .intro': { marginTop: '.75rem', color: vars.textMuted, maxWidth: space.text },
  '& form, & .wrap > section': { marginTop: '2rem' },
  // Inside a column the column gives the space.
  '[data-slot] &': { paddingBlock: 0 },
  '[data-slot] & .wrap': { paddingInline: 0 },
});

/** A form that authors write in JSON. */
export function Form({ heading, level, text, form }: Props) {
  const { id, words, serviceBase } = useSection();
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        {text && <Inline as="p" className="intro" html={text} />}
        <FormView definition={form} action={`${serviceBase}/forms/${form.formId}`} words={words} />
      </div>
    </Root>
  );
}
