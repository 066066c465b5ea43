import type { Behaviour } from '#behaviours/behaviour.ts';
import { appointmentQuery, type BankingType, bankingTypes } from '#data/appointments.ts';
import { askOnce } from '#data/askOnce.ts';
import { allowedRedirect } from '#lib/address/allowedRedirect.ts';
import { localeOfLang } from '#lib/format/locale.ts';
import { type CookieName, readCookie } from '#lib/visitor/cookies.ts';

/**
 * Requests the address of the scheduling tool and links the buttons to it. Until then, and if that fails, they lead to
 * the author's pages (WIDG-14).
 */
export const behaviour: Behaviour = (root) => {
  const list = root.querySelector<HTMLElement>('[data-service][data-cookie]');
  const { service: serviceBase = '', cookie } = list?.dataset ?? {};
  // The view writes this attribute from the schema's names.
  const externalId = readCookie(cookie as CookieName)?.trim() || undefined;
  const locale = localeOfLang(document.documentElement.lang);
  const before = new Map<HTMLAnchorElement, string>();
  let gone = false;
  const lead = async (bankingType: BankingType, links: readonly HTMLAnchorElement[]) => {
    try {
      const url = await askOnce(appointmentQuery({ serviceBase, bankingType, externalId, locale }));
      const target = allowedRedirect(url);
      if (target === undefined)
        throw new Error(`${new URL(url, location.href).origin} is not in redirectOrigins.`);
      if (gone) return;
      for (const link of links) {
        before.set(link, link.getAttribute('href') ?? '');
        link.setAttribute('href', target);
      }
    } catch (error) {
      console.warn(`Appointments (${bankingType}) cannot be booked online right now.`, error);
    }
  };
  for (const type of bankingTypes) {
    const links = [...root.querySelectorAll<HTMLAnchorElement>(`a[data-banking=${type}]`)];
    if (links.length > 0) void lead(type, links);
  }
  return () => {
    gone = true;
    for (const [link, href] of before) link.setAttribute('href', href);
  };
};
