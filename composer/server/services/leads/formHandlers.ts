import type { FormValues } from '#forms/rules/applyConditions.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { knownRefusal, refusals } from '#forms/post/knownRefusal.ts';
import { type FieldErrors, type RuleWords, sentValues } from '#forms/rules/rules.ts';
import type { OfferData } from './offerData.ts';

/** What a handler finds out about a form that its rules let through. */
export type Finding =
  | { readonly state: 'refused'; readonly message: string; readonly fields: FieldErrors }
  | {
      readonly state: 'found';
      /** What may be sent only once, by anybody. */
      readonly once?: { readonly id: string; readonly expiresAt: number };
      /** What the lead says besides what was sent. */
      readonly enriched?: Readonly<Record<string, string>>;
    };

interface Sent {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}

/** Answers with a finding, or with the sentence of a refusal. */
type Handler = (sent: Readonly<Record<string, string>>, data: OfferData | undefined) => Finding | string;

/** Codes are written in capitals and read from letters. */
const asCode = (text: string | undefined) => (text ?? '').toUpperCase().replace(/[\s-]/g, '');

/** A code of a letter is used for good. */
const forGood = Date.UTC(2100, 0);

const handlers: Readonly<Record<FormDefinition['handler'], Handler>> = {
  lead: () => ({ state: 'found' }),
  /** FORM-06, FORM-13 */
  marketingCode: (sent, data) => {
    const code = asCode(sent['acxiomCode']);
    const isKnown = data?.codes.some(
      ({ acxiomCode, zipCode }) => acxiomCode === code && zipCode === sent['zipCode'],
    );
    if (!isKnown) return refusals.noMatch;
    return { state: 'found', once: { id: `acxiomCode:${code}`, expiresAt: forGood } };
  },
  /** FORM-14 */
  myOffer: (sent, data) => {
    const code = asCode(sent['confirmationCode']);
    const offer = data?.offers.find(
      ({ confirmationCode, zipCode }) => confirmationCode === code && zipCode === sent['zipCode'],
    );
    if (!offer) return refusals.noOffer;
    return { state: 'found', enriched: { offerProductCode: offer.offerProductCode } };
  },
};

/** What the handler that a form names says about it; most forms have none and are leads as they are. */
export function handleForm(
  { definition, values }: Sent,
  data: OfferData | undefined,
  words: RuleWords,
): Finding {
  const finding = handlers[definition.handler](sentValues(definition, values), data);
  return typeof finding === 'string'
    ? { state: 'refused', message: finding, fields: knownRefusal(definition, finding, words) }
    : finding;
}
