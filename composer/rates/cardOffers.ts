import { z } from 'zod';
import { entryFields, inForce, newestDay } from './inForce.ts';
import { type FileRate, type RateFileKind, variableStatements } from './RateFileKind.ts';

const percent = () => z.number().min(0).max(40);
/** Length of an introductory rate. */
const months = () => z.int().min(1).max(60).optional();
const code = () => z.string().regex(/^[A-Za-z0-9]{1,20}$/, 'Expected letters and digits');

const product = z
  .strictObject({
    ...entryFields,
    requestCode: code(),
    sourceCode: code(),
    locationNumber: code(),
    calculatedMinAPR: percent(),
    calculatedMaxAPR: percent(),
    /** In dollars. */
    annualFeeAmount: z.number().min(0).max(5000),
    introCashAdvanceMaxRate: percent(),
    purchasePenaltyRate: percent(),
    introPurchaseMonths: months(),
    introBalanceTransferMonths: months(),
    /** Other rates by name, such as `introPurchaseRate`. */
    variableData: z
      .record(
        z.string().regex(/^[a-z]\w*(?:APR|Rate)$/, 'Expected a name that ends in APR or Rate'),
        percent(),
      )
      .default({}),
  })
  .refine(({ calculatedMinAPR, calculatedMaxAPR }) => calculatedMaxAPR >= calculatedMinAPR, {
    message: 'Expected an APR that is not below calculatedMinAPR',
    path: ['calculatedMaxAPR'],
  });

/** `rates/cards.json`. The product key of a card offer is its offer id. Rates are in percent per year. */
export const cardFile = z.strictObject({ products: z.array(product).min(1) });
type CardFile = z.output<typeof cardFile>;

/** Codes of an offer: request code, source code, location number, offer id. */
export type OfferCodes = readonly [string, string, string, string];

/**
 * Returns the response of the card offer call (RATE-01): the requested offers that are in force. `undefined` if there
 * are none.
 */
export function cardAnswer(file: CardFile, offers: readonly OfferCodes[], today: string) {
  const current = inForce(file.products, today);
  const offered = offers.flatMap(([requestCode, sourceCode, locationNumber, offerId]) =>
    current.filter(
      (entry) =>
        entry.productKey === offerId &&
        entry.requestCode === requestCode &&
        entry.sourceCode === sourceCode &&
        entry.locationNumber === locationNumber,
    ),
  );
  if (offered.length === 0) return undefined;
  return {
    /** Not part of the response itself. */
    effectiveDate: newestDay(offered),
    offers: offered.map((entry) => ({
      requestData: { OfferID: entry.productKey },
      responseData: {
        Offers: [
          {
            productDetailData: {
              calculatedMinAPR: entry.calculatedMinAPR,
              calculatedMaxAPR: entry.calculatedMaxAPR,
              riskTierAnnualFeeInformation: { annualFeeAmount: entry.annualFeeAmount },
              introCashAdvanceMaxRate: entry.introCashAdvanceMaxRate,
              purchasePenaltyRate: entry.purchasePenaltyRate,
              introPurchaseMonths: entry.introPurchaseMonths,
              introBalanceTransferMonths: entry.introBalanceTransferMonths,
              variableData: entry.variableData,
            },
          },
        ],
      },
    })),
  };
}

function known(file: CardFile, today: string): FileRate[] {
  return inForce(file.products, today).flatMap((entry) => {
    const { productKey, requestCode, sourceCode, locationNumber } = entry;
    const live = [requestCode, sourceCode, locationNumber, productKey].join('_');
    const { calculatedMinAPR, calculatedMaxAPR, introCashAdvanceMaxRate, purchasePenaltyRate } = entry;
    const named = { calculatedMinAPR, calculatedMaxAPR, introCashAdvanceMaxRate, purchasePenaltyRate };
    const rates = Object.entries({ ...entry.variableData, ...named });
    return [
      ...rates.map(([name, value]): FileRate => ({
        key: `${productKey}.${name}`,
        value,
        unit: 'APR',
        entry,
        live,
      })),
      {
        key: `${productKey}.annualFeeAmount`,
        value: entry.annualFeeAmount,
        unit: 'dollars' as const,
        entry,
        live,
      },
    ];
  });
}

export const cardRates: RateFileKind<CardFile> = { schema: cardFile, known, statements: variableStatements };
