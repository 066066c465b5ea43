import { formDefinition } from '#forms/definition/formDefinition.ts';

/** Returns a form with these fields, with the schema's defaults. */
export const formOf = (...fields: readonly object[]) =>
  formDefinition().parse({
    formId: 'test',
    fields,
    submit: 'Send',
    success: { heading: 'Thanks' },
    successPage: '/',
    errorPage: '/x.error.html',
  });
