import { formDefinition } from '#forms/definition/formDefinition.ts';

/** A form with these fields, as its schema completes it. */
export const formOf = (...fields: readonly object[]) =>
  formDefinition().parse({
    formId: 'test',
    fields,
    submit: 'Send',
    success: { heading: 'Thanks' },
    successPage: '/',
    errorPage: '/x.error.html',
  });
