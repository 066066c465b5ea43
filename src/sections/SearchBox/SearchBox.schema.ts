import { z } from 'zod';
import { href, plainText } from '#content/fields.ts';
import { searchService } from '#content/searchService.ts';

export const schema = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Describes what can be searched.' }),
  resultsPage: href().meta({
    title: 'Results page',
    description: 'The page with the SearchResults section, such as /search.html.',
  }),
  ...searchService(),
});
export type Props = z.output<typeof schema>;
