import { z } from 'zod';
import type { FormValues } from '#forms/rules/applyConditions.ts';
import type { FormDefinition } from '#forms/definition/formDefinition.ts';
import { knownRefusal, refusals } from '#forms/post/knownRefusal.ts';
import { type FieldErrors, type RuleWords, sentValues } from '#forms/rules/rules.ts';
import { behaviors } from '#forms/kinds/behaviors.ts';

const offerZipCode = () => z.string().regex(/^\d{5}$/, 'Expected five digits');
const offerCode = () => z.string().regex(/^[A-Z0-9]{6,20}$/, 'Expected 6 to 20 capital letters and digits');

/** Kinds of fields whose values are encrypted and never part of a URL (SEC-04). */
export const sensitiveKinds: ReadonlySet<string> = new Set(
  Object.entries(behaviors).flatMap(([kind, behavior]) => ('isSensitive' in behavior ? [kind] : [])),
);

/** `pages-json/forms/offers.json`: offers by letter, with which marketing codes and my-offer look-ups are compared. */
export const offerData = z.strictObject({
  /** Codes on letters. Each is valid for one lead. */
  codes: z.array(z.strictObject({ acxiomCode: offerCode(), zipCode: offerZipCode() })),
  /** Offers, by the confirmation code on the letter. */
  offers: z.array(
    z.strictObject({
      confirmationCode: offerCode(),
      zipCode: offerZipCode(),
      offerProductCode: z.string().min(1),
    }),
  ),
});
export type OfferData = z.output<typeof offerData>;

/** The result of a handler for a form without validation errors. */
export type Finding =
  | { readonly state: 'refused'; readonly message: string; readonly fields: FieldErrors }
  | {
      readonly state: 'found';
      /** A value that can only be submitted once, by anybody. */
      readonly once?: { readonly id: string; readonly expiresAt: number };
      /** Values of the lead in addition to what was submitted. */
      readonly enriched?: Readonly<Record<string, string>>;
    };

interface Sent {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}

/** Returns a finding, or the message of a refusal. */
type Handler = (sent: Readonly<Record<string, string>>, data: OfferData | undefined) => Finding | string;

/** Normalizes a code that was copied from a letter. */
const asCode = (text: string | undefined) => (text ?? '').toUpperCase().replace(/[\s-]/g, '');

/** A code can never be used again. */
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

/** Runs the handler that a form names. By default, forms are accepted as leads without further checks. */
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
