import { z } from 'zod';

const zipCode = () => z.string().regex(/^\d{5}$/, 'Expected five digits');
const code = () => z.string().regex(/^[A-Z0-9]{6,20}$/, 'Expected 6 to 20 capital letters and digits');

/** `pages-json/forms/offers.json`: offers by letter, with which marketing codes and my-offer look-ups are compared. */
export const offerData = z.strictObject({
  /** Codes on letters. Each is valid for one lead. */
  codes: z.array(z.strictObject({ acxiomCode: code(), zipCode: zipCode() })),
  /** Offers, by the confirmation code on the letter. */
  offers: z.array(
    z.strictObject({ confirmationCode: code(), zipCode: zipCode(), offerProductCode: z.string().min(1) }),
  ),
});
export type OfferData = z.output<typeof offerData>;
