import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { FormView } from '#forms/FormView.tsx';
import type { PostedForm } from '#forms/PostedForm.ts';
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

/** A form that authors write in JSON. On a page for errors it begins with the error (PAGE-03). */
export function Form({
  heading,
  level,
  text,
  form,
  posted,
  hasFailed = false,
}: Props & { posted?: PostedForm; hasFailed?: boolean }) {
  const { id, words, serviceBase } = useSection();
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        {text && <Inline component="p" className="intro" html={text} />}
        <FormView
          definition={form}
          action={`${serviceBase}/forms/${form.formId}`}
          words={words}
          posted={posted}
          startsAs={hasFailed && !posted ? { name: 'error', reason: 'errorOnSubmit' } : undefined}
        />
      </div>
    </Root>
  );
}
