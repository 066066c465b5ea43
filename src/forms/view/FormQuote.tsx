import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import type { Quote } from '#forms/definition/quoteSchema.ts';
import { answerLine, answerText } from '#forms/rules/answerText.ts';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import { quotedChoice, quotedNames } from '#forms/rules/quotedChoice.ts';
import { formErrors } from '#forms/rules/rules.ts';
import { textValues } from './controlValues.ts';
import { earlyValues } from './earlyValues.ts';
import type { FormSetup } from './FormSetup.ts';
import type { ShownQuoteProps } from './ShownQuoteProps.ts';
import type { useLeadForm } from './useLeadForm.ts';

interface FormQuoteProps extends Pick<ReturnType<typeof useLeadForm>, 'form' | 'words'> {
  readonly quote: Quote;
  readonly definition: FormDefinition;
  readonly isReady: boolean;
  readonly posted?: FormValues | undefined;
  readonly request: FormSetup;
  readonly isShort?: boolean;
}

/** Follows the fields that a quote depends on. Renders nothing for a product without rates. */
export function FormQuote({ quote, form, isShort, ...props }: FormQuoteProps) {
  const { definition, words, isReady, posted, request } = props;
  const { locale = 'en', slots = {} } = request;
  useWatch({ control: form.control, name: [...quotedNames(quote)] });
  // Until the form has read the server's HTML, its values count.
  const values = isReady ? textValues(form.getValues()) : (earlyValues(definition, posted, request) ?? {});
  const choice = quotedChoice(definition, quote, values);
  const Shown: ComponentType<ShownQuoteProps> | undefined = slots.quote;
  if (choice === 'unquoted' || !Shown) return null;
  if (choice === 'incomplete')
    return <Shown {...{ words, isShort }} terms={undefined} choice="" fault={undefined} />;
  const { answers, ...terms } = choice;
  const inWords = answers.map(({ field, value }) => ({
    field,
    value: answerText(field, value, locale, words),
  }));
  const fault = formErrors(definition, values, words, request)[quote.amount ?? ''];
  return <Shown {...{ terms, fault, words, isShort }} choice={answerLine(inWords)} />;
}
