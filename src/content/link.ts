import { z } from 'zod';
import { safeHref } from '#lib/address/urls.ts';
import { plainText } from './text.ts';

/** A link target: `/path.html`, `#anchor`, `https://…`, `mailto:…` or `tel:…` (SEC-02). */
export const href = () =>
  z
    .string()
    .refine((value) => safeHref(value) !== undefined, {
      error: 'Expected a link target: /page.html, #anchor, https://…, mailto:… or tel:…',
      params: { portico: 'unsafe-link' },
    })
    .meta({ portico: 'href' });

/**
 * The path of a page on this site, without a query or hash.
 *
 * @param example a valid path for the error message: `/cd-rates.html`.
 */
export const sitePath = (example: string) =>
  z.string().regex(/^\/(?!\/)[^\s?#\\]*$/, `Expected a path of this site, such as ${example}`);

/** The id of an element: a letter, followed by letters, digits, `-` and `_`. */
export const anchorId = () =>
  z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'Expected a letter followed by letters, digits, "-" or "_"')
    .meta({ portico: 'anchor' });

/** A link with its text. */
export const link = () =>
  z
    .strictObject({
      text: plainText().meta({
        title: 'Text',
        description: 'Link text. Describe the destination.',
        synonyms: ['title', 'name', 'words'],
      }),
      href: href().meta({
        title: 'Target',
        description: 'A page such as /cd-rates.html, an #anchor, or a full address.',
        synonyms: ['url', 'link', 'to', 'target', 'path'],
      }),
      label: plainText()
        .optional()
        .meta({
          title: 'Accessible name',
          description: 'Longer label for screen readers; must contain the text.',
          synonyms: ['aria-label', 'accessible name'],
        }),
    })
    .meta({ portico: 'link' });
export type Link = z.output<ReturnType<typeof link>>;

/** Whether something is hidden where the bank's mobile app shows its own (PAGE-10). */
export const hideInMobileApp = () =>
  z.boolean().default(false).meta({
    title: 'Hide in the mobile app',
    description: 'If true, it is hidden in the bank’s app, which has its own.',
  });

/** A link of the header or footer. */
export const siteLink = () => link().extend({ hideInMobileApp: hideInMobileApp() }).meta({ portico: 'link' });
