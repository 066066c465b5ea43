import { expect, test } from 'vitest';
import { locales } from '#lib/format/locale.ts';
import { formWords } from './forms.ts';

test.each([
  ['PAGE-04', ['errorLeadformserviceerrorheading', 'errorLeadformserviceerrordesc']],
  ['FORM-01', ['errorForm']],
  ['FORM-04', ['errorBackend', 'errorSubmit']],
  ['FORM-06', ['errorAcxiomnomatch', 'errorAcxiomcodeused']],
  ['VAL-01', ['errorRequired']],
] as const)(
  '%s authors find the messages under the names of the contract, in every language: %j',
  (_id, names) => {
    for (const locale of locales) for (const name of names) expect(formWords[locale][name]).toMatch(/\S/);
  },
);
