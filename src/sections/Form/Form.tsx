import { useState } from 'react';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { formAction } from '#forms/post/postAddress.ts';
import { FormView } from '#forms/view/FormView.tsx';
import type { PostedForm } from '#forms/post/PostedForm.ts';
import { useAsked, useSection } from '#section-kit/sectionContext.tsx';
import type { Props } from './Form.schema.ts';
import { Content } from './Form.styles.ts';
import { RateQuote } from './RateQuote.tsx';

/**
 * A form that authors define in JSON. On an error page it starts with the error (PAGE-03). The
 * confirmation has a heading of its own.
 */
export function Form({
  heading,
  level,
  text,
  form,
  posted,
  hasFailed = false,
}: Props & { posted?: PostedForm; hasFailed?: boolean }) {
  const { id, locale, words, serviceBase, timeZone, outsideCaptcha, zipCode } = useSection();
  const asked = useAsked();
  const [isSent, setSent] = useState(false);
  return (
    <SectionFrame
      density="compact"
      {...(!isSent && { heading, headingId: `${id}-heading`, intro: text })}
      level={level}
      slotProps={{ intro: { variant: 'body1' } }}
    >
      <Content>
        <FormView
          definition={form}
          action={formAction(form, serviceBase)}
          slots={{ quote: RateQuote }}
          words={words}
          locale={locale}
          timeZone={timeZone}
          outsideCaptcha={outsideCaptcha}
          posted={posted}
          onSent={() => setSent(true)}
          {...{ asked, zipCode }}
          startsAs={hasFailed && !posted ? { name: 'error', reason: 'errorOnSubmit' } : undefined}
        />
      </Content>
    </SectionFrame>
  );
}
