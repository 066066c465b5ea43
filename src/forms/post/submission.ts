// The part of the contract between browser and server that does not depend on a form's own fields.

/** Names that any form may send besides its own fields (FORM-16). */
export const envelopeNames: ReadonlySet<string> = new Set(
  (
    'formId form-id leadFormId cpagepath pdfpath redirect :redirect ' +
    'urlParams captcha_response captcha_type website fillTime'
  ).split(' '),
);

/** Those that a lead keeps, because they say where it comes from. */
export const keptEnvelopeNames = ['leadFormId', 'cpagepath', 'pdfpath'] as const;

/** A honeypot field: hidden from visitors, but filled in by bots. */
export const trapName = 'website';

/**
 * Milliseconds between the start of the form's script and the submission; not sent without JavaScript. If it is below
 * `shortestFillTime`, the server asks the visitor to send the form again, so that no lead is lost.
 */
export const fillTimeName = 'fillTime';
export const shortestFillTime = 1500;

/** `code` in the response (422) if the server knows the `formId` with other answers. */
export const otherAnswersCode = 'other-answers';

/** `code` in the response (422) if the form no longer has a field that was filled in. */
export const changedCode = 'form-changed';
