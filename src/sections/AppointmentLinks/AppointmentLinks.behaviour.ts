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
export const behaviour: Behaviour = (root, signal) => {
  const list = root.querySelector<HTMLElement>('[data-service][data-cookie]');
  const { service: serviceBase = '', cookie } = list?.dataset ?? {};
  // The view writes this attribute from the schema's names.
  const externalId = readCookie(cookie as CookieName)?.trim() || undefined;
  const locale = localeOfLang(document.documentElement.lang);
  const lead = async (bankingType: BankingType, links: readonly HTMLAnchorElement[]) => {
    try {
      const url = await askOnce(appointmentQuery({ serviceBase, bankingType, externalId, locale }));
      const target = allowedRedirect(url);
      if (target === undefined)
        throw new Error(`${new URL(url, location.href).origin} is not in redirectOrigins.`);
      if (signal.aborted) return;
      for (const link of links) {
        const before = link.getAttribute('href') ?? '';
        link.setAttribute('href', target);
        signal.addEventListener('abort', () => link.setAttribute('href', before));
      }
    } catch (error) {
      console.warn(`Appointments (${bankingType}) cannot be booked online right now.`, error);
    }
  };
  for (const type of bankingTypes) {
    const links = [...root.querySelectorAll<HTMLAnchorElement>(`a[data-banking=${type}]`)];
    if (links.length > 0) void lead(type, links);
  }
};
