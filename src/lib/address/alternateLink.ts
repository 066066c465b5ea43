import { htmlLang, type Locale } from '#lib/format/locale.ts';

/** What the target of a link to the page in another language begins with, before the composer knows that page. */
export const alternateMark = 'portico:alternate/';

/** Returns the attributes of a link to the page in a language. */
export const alternateLink = (language: Locale) => ({
  href: alternateMark + language,
  hrefLang: htmlLang[language],
});
