// What the browser and the server agree on about the post of a form, besides the form's own fields.

/** Names that every form may send besides its own fields (FORM-16). */
export const envelopeNames: ReadonlySet<string> = new Set([
  'formId',
  'form-id',
  'leadFormId',
  'cpagepath',
  'pdfpath',
  'redirect',
  ':redirect',
  'urlParams',
  'captcha_response',
  'captcha_type',
  'website',
  'fillTime',
]);

/** A field that visitors do not see and machines fill in. */
export const trapName = 'website';

/**
 * Milliseconds from the moment the form's script ran to the moment it was sent. Without JavaScript nobody sends it.
 * Less than `shortestFillTime` is refused with words that ask to send again, so that no visitor's lead is lost.
 */
export const fillTimeName = 'fillTime';
export const shortestFillTime = 1500;

/** `code` of the answer (422) to a post whose `formId` the server knows with other answers. */
export const otherAnswersCode = 'other-answers';
