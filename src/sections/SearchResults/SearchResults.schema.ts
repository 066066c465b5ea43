import { z } from 'zod';
import { headingFields, href, image, inlineText, link, plainText } from '#content/fields.ts';
import { searchService } from '#content/searchService.ts';

const redirect = z.strictObject({
  keyword: plainText().meta({ title: 'Keyword', description: 'What visitors search for.' }),
  href: href().meta({
    title: 'Target',
    description:
      'Page that visitors are redirected to: of this site, or of one in redirectOrigins in site.json.',
  }),
});

export const schema = z.strictObject({
  ...headingFields('Names the results.'),
  noResults: inlineText().meta({ title: 'No results', description: 'Help text when nothing was found.' }),
  noResultsImage: image()
    .optional()
    .meta({ title: 'Image', description: 'Shown below the help text when nothing was found.' }),
  error: inlineText().meta({ title: 'Error', description: 'Shown when the search does not respond.' }),
  recommended: z
    .array(link())
    .max(9)
    .default([])
    .meta({ title: 'Recommended links', description: 'Shown next to the results.' }),
  redirects: z
    .array(redirect)
    .default([])
    .meta({ title: 'Redirects', description: 'Keywords that lead straight to a page.' }),
  ...searchService(),
});
export type Props = z.output<typeof schema>;
