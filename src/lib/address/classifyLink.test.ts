import { expect, test } from 'vitest';
import { classifyLink, type LinkLists } from './classifyLink.ts';

const lists: LinkLists = {
  bankDomains: ['elmstonebank.example', 'uk.elmstonebank.example'],
  listedDomains: ['maps.example', 'partner.elmstonebank.example'],
  blacklistedUrls: ['https://online.elmstonebank.example/offers'],
};
const page = 'https://www.elmstonebank.example/es/cd-rates.html';
const kindOf = (href: string) => {
  const { kind, warns } = classifyLink(href, page, lists);
  return warns ? `${kind}, warns` : kind;
};

test.each([
  ['/cd-rates.html', 'own'],
  ['#rates', 'own'],
  ['?q=cd', 'own'],
  ['https://www.elmstonebank.example/', 'own'],
  ['HTTPS://WWW.ELMSTONEBANK.EXAMPLE/', 'own'],
  ['tel:+18005550142', 'none'],
  ['mailto:help@evil.example', 'none'],
  ['javascript:alert(1)', 'none'],
  ['https://', 'none'],
])('MODAL-02 %s stays on the site: %s', (href, kind) => expect(kindOf(href)).toBe(kind));

test.each([
  ['https://elmstonebank.example/', 'bank'],
  ['https://online.elmstonebank.example/', 'bank'],
  ['https://online.elmstonebank.example./', 'bank'],
  // Directly below a domain that is itself on the list.
  ['https://www.uk.elmstonebank.example/', 'bank'],
  ['https://www.elmstonebank.example:8443/', 'bank'],
  ['http://online.elmstonebank.example/', 'bank'],
  ['https://anyone@online.elmstonebank.example/', 'bank'],
])('MODAL-02 %s is the bank’s: %s', (href, kind) => expect(kindOf(href)).toBe(kind));

test.each([
  ['https://www.fdic.gov/', 'non-bank'],
  ['http://www.fdic.gov/', 'non-bank, warns'],
  ['https://a.b.elmstonebank.example/', 'deep-subdomain, warns'],
  ['http://a.b.elmstonebank.example/', 'deep-subdomain, warns'],
  ['https://online.elmstonebank.example/offers', 'blacklisted, warns'],
  ['https://online.elmstonebank.example/offers/today?a=1', 'blacklisted, warns'],
  ['http://online.elmstonebank.example/offers', 'blacklisted, warns'],
  ['https://maps.example/search', 'listed, warns'],
  ['https://www.maps.example/', 'listed, warns'],
  ['https://partner.elmstonebank.example/', 'listed, warns'],
  ['https://PARTNER.elmstonebank.example.', 'listed, warns'],
])('MODAL-02 %s is external: %s', (href, kind) => expect(kindOf(href)).toBe(kind));

test.each([
  ['https://www.elmstonebank.example@evil.example/', 'evil.example'],
  ['https://www.elmstonebank.example.evil.example/', 'www.elmstonebank.example.evil.example'],
  ['https://evilelmstonebank.example/', 'evilelmstonebank.example'],
  ['//evil.example/', 'evil.example'],
  ['/\\evil.example', 'evil.example'],
  ['\\\\evil.example', 'evil.example'],
  ['https:/\t/evil.example', 'evil.example'],
  ['https://\u0435lmstonebank.example/', 'xn--lmstonebank-nkj.example'],
  ['https://evil.example:443/', 'evil.example'],
  ['https://online.elmstonebank.example/offers-for-you', 'online.elmstonebank.example'],
] as const)('MODAL-02 %s does not lead astray: it leads to %s', (href, host) => {
  const link = classifyLink(href, page, lists);
  expect(link.host).toBe(host);
  expect(link.kind).toBe(host === 'online.elmstonebank.example' ? 'bank' : 'non-bank');
});
