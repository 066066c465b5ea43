import type { Branch } from '#data/locations.ts';

/** Returns structured data of a branch: a schema.org object without `@context`. @param bank name of the bank. */
export function branchData(branch: Branch, bank: string): object {
  const { addressLine1, addressLine2, cityName, stateCode, phoneNumber, openingHours } = branch;
  const [postalCode] = /\d{5}$/.exec(addressLine2) ?? [];
  return {
    '@type': 'BankOrCreditUnion',
    name: [bank, addressLine1, cityName].filter((part) => part !== '').join(', '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLine1,
      ...(cityName !== '' && { addressLocality: cityName }),
      ...(stateCode !== '' && { addressRegion: stateCode }),
      postalCode,
      addressCountry: 'US',
    },
    ...(phoneNumber !== '' && { telephone: `+1-${phoneNumber}` }),
    ...(openingHours.length > 0 && { openingHours }),
    parentOrganization: { '@type': 'BankOrCreditUnion', name: bank },
  };
}
