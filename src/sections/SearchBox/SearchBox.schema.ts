import { z } from 'zod';
import { href } from '#content/link.ts';
import { searchService } from '#content/searchService.ts';
import { plainText } from '#content/text.ts';

export const schema = z.strictObject({
  label: plainText().meta({ title: 'Label', description: 'Describes what can be searched.' }),
  resultsPage: href().meta({
    title: 'Results page',
    description: 'The page with the SearchResults section, such as /search.html.',
  }),
  ...searchService(),
});
export type Props = z.output<typeof schema>;
