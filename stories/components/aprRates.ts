import { inlineText } from '#content/fields.ts';
import { rateWords, zipCodeWords } from '#words/rates.ts';

/** Words of a section of rates, by key. */
export const aprWord = (key: keyof typeof dictionary) => dictionary[key];
const dictionary = { ...zipCodeWords.en, ...rateWords.en, apr: 'APR' };

/** The rates of a line of credit, for stories of components that show rates. */
export const aprRates = {
  caption: inlineText().parse('Personal line of credit'),
  rowsAre: 'Limit',
  rows: [
    { name: 'low', label: 'Up to $9,999', apr: 12.5 },
    { name: 'high', label: '$10,000 and more', apr: 11.25 },
  ],
  decimals: 2,
  apply: { href: '/', text: 'Apply' },
};
