import type { Branch } from './locations.ts';

/**
 * Returns structured data of a branch: a schema.org object without `@context`.
 *
 * @param bank name of the bank.
 * @param url of the branch's own page.
 */
export function branchStructuredData(branch: Branch, bank: string, url?: string): object {
  const { addressLine1, addressLine2, cityName, stateCode, phoneNumber, openingHours, coordinates } = branch;
  const [postalCode] = /\d{5}$/.exec(addressLine2) ?? [];
  return {
    '@type': 'BankOrCreditUnion',
    name: [bank, addressLine1, cityName].filter((part) => part !== '').join(', '),
    ...(url !== undefined && { url }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine1,
      ...(cityName !== '' && { addressLocality: cityName }),
      ...(stateCode !== '' && { addressRegion: stateCode }),
      postalCode,
      addressCountry: 'US',
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(phoneNumber !== '' && { telephone: `+1-${phoneNumber}` }),
    ...(openingHours.length > 0 && { openingHours }),
    parentOrganization: { '@type': 'BankOrCreditUnion', name: bank },
  };
}
