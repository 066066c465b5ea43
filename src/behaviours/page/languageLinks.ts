import { watchAddress } from '#lib/address/pageAddress.ts';

/**
 * Keeps what the visitor asked for when the language changes: adds the fields that the page's sections read from its
 * address (`?state=OH`), named in `data-asked`, to links to the page in other languages. Links to the home page of a
 * language in which the page does not exist stay as they are.
 */
export function languageLinks(page: Document): void {
  const fields = page.body.dataset['asked']?.split(' ') ?? [];
  if (fields.length === 0) return;
  const update = () => {
    const asked = new URLSearchParams(page.location.search);
    const kept = new URLSearchParams([...asked].filter(([name]) => fields.includes(name))).toString();
    const query = kept === '' ? '' : `?${kept}`;
    for (const { hreflang, href } of page.head.querySelectorAll<HTMLLinkElement>('[rel=alternate][hreflang]'))
      for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[hreflang="${hreflang}"]`))
        if (link.pathname === new URL(href).pathname) link.setAttribute('href', link.pathname + query);
  };
  update();
  watchAddress(update);
}
